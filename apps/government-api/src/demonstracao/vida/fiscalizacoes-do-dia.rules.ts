import { DESIGNADAS, type Desfecho, depois, desfechos, horarios, motivosDeNaoRealizar } from './agenda.table.ts';
import type { Ato } from './ato.ts';
import type { Unidade } from './elenco.repository.ts';
import type { FiscalizacaoVista } from './estado.repository.ts';
import type { Cena } from './pedidos-do-dia.rules.ts';
import { dentroDaJanela, minutosDepois, naHora, numeroDoDia, sorteDoDia } from './sorte-do-dia.ts';

type NoDia = { readonly unidade: Unidade; readonly data: string };
type DaFiscalizacao = NoDia & { readonly fiscalizacao: FiscalizacaoVista; readonly desfecho: Desfecho };

const ABERTAS: readonly FiscalizacaoVista['situacao'][] = ['PENDENTE', 'EM_ANDAMENTO'];
const DEPOIS_DA_JANELA: readonly [number, number] = [25, 35];

const ordemDe = ({ unidade, data }: NoDia): number => (numeroDoDia(data) * 7 + unidade.posicao) % desfechos.length;
const desfechoDe = (noDia: NoDia): Desfecho => desfechos[ordemDe(noDia)] ?? 'REALIZADA';

export function fiscalizacoesDoDia(cena: Cena, noDia: NoDia): Ato[] {
  const { unidade, data } = noDia;
  const dela = cena.estado.fiscalizacoes.filter(f => f.lotacaoId === unidade.id && f.data === data);
  if (!dela.length) return ordemDe(noDia) < DESIGNADAS ? abertura(cena, noDia) : [];
  return dela
    .filter(({ tocado }) => !tocado)
    .flatMap(fiscalizacao => proximoPasso(cena, { ...noDia, fiscalizacao, desfecho: desfechoDe(noDia) }));
}

/** As the window opens, of a main meal that was confirmed. */
function abertura({ estado, janelaDe, refeicoes }: Cena, { unidade, data }: NoDia): Ato[] {
  const refeicaoId = refeicoes[sorteDoDia(data, unidade.posicao, 10) < 0.6 ? 1 : 3];
  const pedido = estado.pedidos.find(visto => visto.lotacaoId === unidade.id && visto.data === data && !visto.tocado);
  const janela = refeicaoId === undefined ? undefined : janelaDe(unidade, data, refeicaoId);
  if (!pedido || !janela || refeicaoId === undefined) return [];
  if (!estado.refeicoes.some(visto => visto.pedidoId === pedido.id && visto.refeicaoId === refeicaoId)) return [];
  const em = minutosDepois(janela.inicio, [1, 4], sorteDoDia(data, unidade.posicao, 11));
  const chave = `fiscalizar ${unidade.id} ${data}`;
  return [{ que: 'ABRIR_FISCALIZACAO', chave, em, unidade, data, pedidoId: pedido.id, refeicaoId }];
}

function proximoPasso(cena: Cena, qual: DaFiscalizacao): Ato[] {
  const { fiscalizacao, desfecho, unidade, data } = qual;
  const { situacao, fim, id } = fiscalizacao;
  const acaso = sorteDoDia(data, unidade.posicao, 12);
  if (situacao === 'AGUARDANDO_FOTOS') {
    const em = naHora(horarios.fotosQueFaltavam, { data, ...unidade, acaso });
    return [{ que: 'MANDAR_FOTOS', chave: `fotos ${id}`, em, unidade, data, fiscalizacao }];
  }
  if (!ABERTAS.includes(situacao)) return [];
  const naManha = naHora(horarios.fiscalizacaoQueFicou, { data, ...unidade, acaso });
  if (desfecho === 'NAO_REALIZADA') return [naoRealizada(qual, minutosDepois(fim, DEPOIS_DA_JANELA, acaso))];
  if (desfecho === 'NAO_COMECA') return [naoRealizada(qual, naManha)];
  if (situacao === 'PENDENTE') return [inicio(qual)];
  if (desfecho === 'NAO_TERMINA') return [naoRealizada(qual, naManha)];
  return conclusao(cena, qual);
}

function naoRealizada({ unidade, data, fiscalizacao, desfecho }: DaFiscalizacao, em: Date): Ato {
  const motivo = motivosDeNaoRealizar[desfecho] ?? 'A fiscal foi chamada a outra unidade.';
  const chave = `nao-realizar ${fiscalizacao.id}`;
  return { que: 'NAO_REALIZAR_FISCALIZACAO', chave, em, unidade, data, fiscalizacao, motivo };
}

const comeco = ({ unidade, data, fiscalizacao }: Omit<DaFiscalizacao, 'desfecho'>): Date =>
  dentroDaJanela(
    { inicio: new Date(fiscalizacao.inicio), fim: new Date(fiscalizacao.fim) },
    sorteDoDia(data, unidade.posicao, 13),
  );

function inicio({ unidade, data, fiscalizacao }: DaFiscalizacao): Ato {
  const em = comeco({ unidade, data, fiscalizacao });
  return { que: 'INICIAR_FISCALIZACAO', chave: `iniciar ${fiscalizacao.id}`, em, unidade, data, fiscalizacao };
}

/** After the meal arrived, which the answers are compared with. */
function conclusao({ estado }: Cena, { unidade, data, fiscalizacao, desfecho }: DaFiscalizacao): Ato[] {
  const refeicao = estado.refeicoes.find(
    ({ pedidoId, refeicaoId }) => pedidoId === fiscalizacao.pedidoId && refeicaoId === fiscalizacao.refeicaoId,
  );
  if (!refeicao?.recebida) return [];
  const em = minutosDepois(fiscalizacao.fim, depois.conclusao, sorteDoDia(data, unidade.posicao, 14));
  return [
    {
      ...({ que: 'CONCLUIR_FISCALIZACAO', chave: `concluir ${fiscalizacao.id}`, em, unidade, data } as const),
      ...{ fiscalizacao, desfecho, publicos: refeicao.publicos, inicio: comeco({ unidade, data, fiscalizacao }) },
    },
  ];
}
