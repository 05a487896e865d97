import { depois, horarios } from './agenda.table.ts';
import type { Ato } from './ato.ts';
import type { Unidade } from './elenco.repository.ts';
import type { MapaVisto } from './estado.repository.ts';
import { type Cena, escolhida } from './pedidos-do-dia.rules.ts';
import { minutosDepois, naHora, sorteDoDia } from './sorte-do-dia.ts';

type NoDia = { readonly unidade: Unidade; readonly data: string };

/** The next closing or signature of a unit: its days follow one another in the chain, so the oldest comes first. */
export function mapasDaUnidade(cena: Cena, unidade: Unidade, dias: readonly string[]): Ato[] {
  const passados = dias.filter(data => data < cena.hoje);
  const doDia = new Map(
    cena.estado.mapas.flatMap(mapa => (mapa.lotacaoId === unidade.id ? [[mapa.data, mapa] as const] : [])),
  );
  const antigos = cena.estado.antigos.filter(({ lotacaoId }) => lotacaoId === unidade.id).map(({ data }) => data);
  const abertos = passados.filter(data => !doDia.has(data) && pronto(cena, { unidade, data }));
  const aFechar = [...antigos, ...abertos].find(data => !cena.desistiu(chaveDoFechamento({ unidade, data })));
  return [
    ...[...doDia].flatMap(([data, mapa]) => assinaturas(cena, { unidade, data, mapa })),
    ...(aFechar ? [fechamento({ unidade, data: aFechar })] : []),
  ];
}

/** Had an order of its own, and nothing of it waits. */
function pronto({ estado }: Cena, { unidade, data }: NoDia): boolean {
  const dela = estado.pedidos.filter(visto => visto.lotacaoId === unidade.id && visto.data === data);
  const ids = new Set(dela.map(({ id }) => id));
  const espera = estado.refeicoes.some(({ pedidoId, recebida }) => ids.has(pedidoId) && !recebida);
  return dela.length > 0 && !espera && dela.every(({ situacao, tocado }) => situacao !== 'ENVIADO' && !tocado);
}

const chaveDoFechamento = ({ unidade, data }: NoDia): string => `fechar ${unidade.id} ${data}`;

function fechamento({ unidade, data }: NoDia): Ato {
  const em = naHora(horarios.fechamento, { data, ...unidade, acaso: sorteDoDia(data, unidade.posicao, 15) });
  return { que: 'FECHAR_MAPA', chave: chaveDoFechamento({ unidade, data }), em, unidade, data };
}

/** The unit's, then the inspector's; one map of each day waits for the manager until the morning after. */
function assinaturas(cena: Cena, { unidade, data, mapa }: NoDia & { mapa: MapaVisto }): Ato[] {
  if (mapa.situacao !== 'FECHADO') return [];
  const acaso = sorteDoDia(data, unidade.posicao, 16);
  const chave = `assinar ${unidade.id} ${data}`;
  if (!mapa.papeis.includes('RESPONSAVEL_UNIDADE')) {
    const em = minutosDepois(mapa.fechadoEm, depois.assinaturaDaUnidade, acaso);
    return [{ que: 'ASSINAR_MAPA', chave: `${chave} unidade`, em, unidade, data, mapa, papel: 'RESPONSAVEL_UNIDADE' }];
  }
  if (mapa.papeis.includes('FISCAL')) return [];
  const espera = escolhida(cena, data, 2)?.id === unidade.id;
  const em = espera
    ? naHora(horarios.assinaturaQueFicou, { data, ...unidade, acaso })
    : minutosDepois(mapa.fechadoEm, depois.assinaturaDoFiscal, acaso);
  return [{ que: 'ASSINAR_MAPA', chave: `${chave} fiscal`, em, unidade, data, mapa, papel: 'FISCAL' }];
}
