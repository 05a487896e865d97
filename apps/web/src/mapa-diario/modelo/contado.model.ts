import { ROTULO_DE_SITUACAO_DO_CONTADO } from '@alipen/contracts/generated/rotulos/mapa-diario';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { CircleHalfIcon } from '@phosphor-icons/react/dist/csr/CircleHalf';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { HourglassLowIcon } from '@phosphor-icons/react/dist/csr/HourglassLow';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { TruckIcon } from '@phosphor-icons/react/dist/csr/Truck';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import type { Icon } from '@phosphor-icons/react/dist/lib/types';
import { labelled } from '../../ui/labelled.ts';
import { formatCount, formatInteger, formatSigned } from '../../ui/number.format.ts';
import { FAIXAS, fraseDaDiferenca } from '../../ui/pedido.labels.ts';
import type { Tone } from '../../ui/pill.component.tsx';
import type { BaseDoMapa, LinhaMapa } from '../mapa-diario.queries.ts';

type Lida = Pick<LinhaMapa, 'data' | 'total' | 'contado' | 'entregas' | 'maiorDiferenca' | 'conciliacao'>;
type Entregas = NonNullable<LinhaMapa['entregas']>;
export interface Leitura {
  texto: string;
  tone: Tone;
  icon: Icon | undefined;
  /** What made it so. */
  porque: string;
}

const refeicoes = (n: number) => formatCount(n, 'refeição', 'refeições');
const quantas = (n: number, um: string, muitas: string) => (n > 0 ? `, ${formatCount(n, um, muitas)}` : '');

/** "2 de 3 entregas recebidas" */
export const recebidasEscritas = ({ previstas, recebidas }: Entregas): string =>
  `${formatInteger(recebidas)} de ${formatCount(previstas, 'entrega recebida', 'entregas recebidas')}`;

/** "2 de 3 entregas recebidas, 1 atrasada" */
export const entregasEscritas = (entregas: Entregas): string =>
  recebidasEscritas(entregas) +
  quantas(entregas.incompletas, 'incompleta', 'incompletas') +
  quantas(entregas.atrasadas, 'atrasada', 'atrasadas');

const doQueChegou = ({ entregas, conciliacao: { confirmada, entregue } }: Lida): string =>
  entregas
    ? entregasEscritas(entregas)
    : `${formatInteger(entregue.refeicoes)} de ${refeicoes(confirmada.refeicoes)} confirmadas chegaram`;

const doConfirmado = ({ conciliacao: { confirmada, solicitada } }: Lida): string =>
  `${formatInteger(confirmada.refeicoes)} de ${refeicoes(solicitada.refeicoes)} pedidas já confirmadas`;

const CONTADAS = {
  SOLICITADA: ({ total }) => `${refeicoes(total)} ${total === 1 ? 'pedida' : 'pedidas'}`,
  CONFIRMADA: ({ total }) => `${refeicoes(total)} ${total === 1 ? 'confirmada' : 'confirmadas'}`,
  ENTREGUE: doQueChegou,
  ACEITA: linha => (linha.entregas || linha.data === null ? doQueChegou(linha) : 'do mapa da unidade, importado'),
} satisfies Record<BaseDoMapa, (linha: Lida) => string>;

/** Only what was wholly counted may be green; each says what made it so. */
const SITUACOES = labelled(ROTULO_DE_SITUACAO_DO_CONTADO, {
  NADA_PEDIDO: { tone: 'neutro', icon: MinusIcon, porque: () => 'nenhuma refeição pedida' },
  A_CONFIRMAR: { tone: 'neutro', icon: HourglassLowIcon, porque: doConfirmado },
  AINDA_NAO: { tone: 'neutro', icon: ClockIcon, porque: linha => `antes da janela: ${doQueChegou(linha)}` },
  NADA_RECEBIDO: { tone: 'info', icon: TruckIcon, porque: doQueChegou },
  EM_PARTE: {
    ...{ tone: 'info', icon: CircleHalfIcon },
    porque: (linha, base) => (base === 'CONFIRMADA' ? doConfirmado(linha) : doQueChegou(linha)),
  },
  TUDO: { tone: 'ok', icon: CheckIcon, porque: (linha, base) => CONTADAS[base](linha) },
  SO_O_ACEITO: { tone: 'neutro', icon: MinusIcon, porque: () => 'dia importado: só se sabe o que foi aceito' },
} satisfies Record<
  NonNullable<LinhaMapa['contado']>,
  { tone: Tone; icon: Icon; porque: (linha: Lida, base: BaseDoMapa) => string }
>);

/** What the difference of a row says, and of how much. Above the head count it says so whatever is still to come. */
export function leituraDe(linha: Lida, base: BaseDoMapa): Leitura {
  const { data, contado = 'TUDO', entregas, maiorDiferenca } = linha;
  const porque = SITUACOES[contado].porque(linha, base);
  // A month always lacks some meal: it says of how much it is, without the colour of what is whole.
  const doMes = data === null && contado === 'EM_PARTE';
  const { valor, faixa } = maiorDiferenca;
  const acima = faixa === 'ACIMA' || faixa === 'MUITO_ACIMA';
  if (contado === 'TUDO' || acima || doMes) {
    const { rotulo, tone, icon } = FAIXAS[faixa];
    return {
      texto: acima && valor !== null ? formatSigned(valor) : rotulo,
      tone: doMes && !acima ? 'neutro' : tone,
      icon: faixa === 'ACIMA' ? undefined : icon,
      porque: `${fraseDaDiferenca(valor, faixa)}: ${porque}`,
    };
  }
  const { rotulo, tone, icon } = SITUACOES[contado];
  if (!entregas) return { texto: rotulo, tone, icon, porque };
  const { previstas, recebidas, incompletas, atrasadas } = entregas;
  const falta = contado === 'EM_PARTE' && recebidas < previstas;
  const texto = falta ? `${formatInteger(recebidas)} de ${formatInteger(previstas)}` : rotulo;
  if (contado === 'A_CONFIRMAR' || atrasadas + incompletas === 0) return { texto, tone, icon, porque };
  return { texto, tone: 'aviso', icon: WarningIcon, porque };
}
