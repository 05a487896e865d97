import { ROTULO_DE_SITUACAO_FECHAMENTO } from '@alipen/contracts/generated/rotulos/fechamentos';
import { ROTULO_DE_BASE_DO_MAPA } from '@alipen/contracts/generated/rotulos/mapa-diario';
import { weekday } from '../clock/clock.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import { formatCount } from '../documents/count-format.ts';
import type { Block, Fact, Letterhead } from '../documents/pdf-document.ts';
import type { VersaoVigente } from '../fechamentos/fechamentos.service.ts';
import { type LinhaDoMapa, type Mapa, nomeDaBase } from '../mapa-diario/mapa-diario.service.ts';
import { numero } from './mes.tabelas.mapper.ts';

export type MesImpresso = {
  /** As people say it: `junho de 2026`, `20/11/2026`. */
  readonly periodo: string;
  /** For one day of all units: the state of each unit's map, by unit and day. Null for a month. */
  readonly doDia: ReadonlyMap<string, string> | null;
  readonly mapa: Mapa;
  /** One unit, whose days are the lines; null for several units, whose lines are the month of each. */
  readonly unidade: LinhaDoMapa['lotacao'] | null;
  /** Per unit. */
  readonly dias: number;
  /** Summed over the units. */
  readonly diasComPedido: number;
  readonly vigentes: readonly VersaoVigente[];
  /** Of this paper; null while no day of it is closed. */
  readonly codigo: string | null;
  readonly fechado: boolean;
  /** Only one contract's or supplier's numbers are shown, while the closed days hold all of them. */
  readonly deUmContrato: boolean;
  readonly anotacoes: readonly { unidade: string; data: string; onde: string; texto: string; por: string }[];
  readonly geradoEm: Date;
  readonly gerado: string;
  readonly timbre: Letterhead;
  /** As on the map's paper. */
  readonly livro: string | null;
  readonly endereco: string | null;
};

const SEMANA = ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado'];
/** At most this many units without an order are named. */
const MAIS_NOMES = 20;
export function valorDe({ fechado, doDia, mapa }: MesImpresso): string {
  if (mapa.base !== 'ACEITA') return `Conferência da ${nomeDaBase[mapa.base]}, sem valor para pagamento`;
  if (!fechado) return 'Não fechado nem assinado: rascunho, sem valor para pagamento';
  return doDia ? 'Todas as unidades fechadas' : 'Todos os dias fechados';
}

const PALAVRAS_DA_BASE = {
  ...ROTULO_DE_BASE_DO_MAPA,
  ACEITA: 'Aceita: entregue menos recusada',
} as const satisfies Record<Mapa['base'], string>;

export function fatos({ mapa, periodo, doDia, vigentes, unidade, fechado, dias, diasComPedido }: MesImpresso): Fact[] {
  const { contratos, linhas: quantas } = mapa.totais;
  const fechadas = [...(doDia?.values() ?? [])].filter(
    estado => estado !== ROTULO_DE_SITUACAO_FECHAMENTO.REABERTO,
  ).length;
  const aberto = doDia ? `${fechadas} de ${quantas} unidades fechadas` : 'Aberto';
  const situacao = unidade ? `${vigentes.length} de ${quantas} dias fechados` : fechado ? 'Fechado' : aberto;
  const esperados = unidade ? dias : quantas * dias;
  return [
    { name: doDia ? 'Dia' : 'Mês', value: doDia ? `${periodo}, ${diaDaSemana(mapa)}` : periodo },
    {
      name: 'Contrato e fornecedor',
      value: contratos.map(({ contrato, fornecedor }) => `${contrato}, ${fornecedor}`).join('; ') || 'Nenhum',
    },
    { name: 'Quantidade', value: PALAVRAS_DA_BASE[mapa.base] },
    { name: 'Situação', value: situacao },
    ...entregas(mapa),
    {
      name: doDia ? 'Unidades sem pedido' : 'Dias sem pedido',
      value: `${numero(esperados - diasComPedido)} de ${numero(esperados)}`,
    },
    {
      name: doDia
        ? 'Média por unidade com pedido'
        : unidade
          ? 'Média por dia com pedido'
          : 'Média por unidade e dia com pedido',
      value: formatCount(diasComPedido ? Math.round(mapa.totais.total / diasComPedido) : 0, 'refeição', 'refeições'),
    },
  ];
}

function entregas({ totais: { entregas: contadas } }: Mapa): Fact[] {
  if (!contadas) return [];
  const { previstas, recebidas, atrasadas } = contadas;
  const vencidas = atrasadas ? `, ${formatCount(atrasadas, 'atrasada', 'atrasadas')}` : '';
  return [{ name: 'Entregas recebidas', value: `${numero(recebidas)} de ${numero(previstas)}${vencidas}` }];
}

const diaDaSemana = ({ linhas: [primeira] }: Mapa): string =>
  primeira?.data ? (SEMANA[weekday(primeira.data)] ?? '') : '';

export function avisos({ mapa, vigentes, doDia }: MesImpresso): Block[] {
  const aviso = (text: string): Block => ({ kind: 'paragraph', strong: true, text });
  const fechados = new Map(vigentes.map(vigente => [vigente.data, vigente]));
  const mudados = mapa.linhas.filter(({ data, liquidoCentavos }) => {
    const vigente = fechados.get(data ?? '');
    const fechado = vigente?.liquidoCentavos ?? null;
    return fechado !== null && fechado !== liquidoCentavos;
  });
  const importados = mapa.linhas.filter(({ importado }) => importado).length;
  return [
    ...(mapa.parcial ? [aviso(doDia ? faltam(mapa) : 'PARCIAL: há dia ou lotação sem pedido.')] : []),
    ...(mudados.length
      ? [
          aviso(
            `Mudaram depois de fechados, e para pagar vale o mapa fechado de cada um: ${mudados
              .map(({ data }) => porExtenso(data ?? '').slice(0, 5))
              .join(', ')}.`,
          ),
        ]
      : []),
    ...(importados
      ? [
          aviso(
            `${formatCount(importados, 'dia é importado', 'dias são importados')} do mapa que a unidade mandava (*).`,
          ),
        ]
      : []),
  ];
}

function faltam({ linhas: todas }: Mapa): string {
  const nomes = todas.filter(({ ativa, enviado }) => ativa && !enviado).map(({ lotacao }) => lotacao.nome);
  const resto = nomes.length - MAIS_NOMES;
  const ditos = nomes.slice(0, MAIS_NOMES).join(', ');
  return `PARCIAL: ${formatCount(nomes.length, 'unidade sem pedido', 'unidades sem pedido')}: ${ditos}${resto > 0 ? ` e mais ${resto}` : ''}.`;
}
