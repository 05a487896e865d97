import { ROTULO_DE_MOTIVO_SOBRA } from '@alipen/contracts/generated/rotulos/sobras';
import { formatCount, formatDecimal, formatInteger } from '../ui/number.format.ts';
import { kilosOf, readKilos } from '../ui/weight.parser.ts';
import type { Conta, Medida } from './sobras.queries.ts';

/** As the server judges it: more than any meal weighs with its box. */
const MAIS_GRAMAS_POR_REFEICAO = 2000;
const GRAMAS = 1000;

export type Motivo = NonNullable<Medida['motivo']>;
export const MOTIVOS = Object.keys(ROTULO_DE_MOTIVO_SOBRA) as Motivo[];

/** What the open sheet holds. `refeicoes` null: nobody counted; `peso` as it is typed, in kg. */
export interface Digitada {
  refeicoes: number | null;
  peso: string;
  motivo: Motivo | null;
  texto: string;
}

export const VAZIA: Digitada = { refeicoes: null, peso: '', motivo: null, texto: '' };

export const digitadaDe = ({ refeicoes, gramas, motivo, texto }: Medida | DaSobra): Digitada => ({
  refeicoes,
  peso: gramas === null ? '' : kilosOf(gramas),
  motivo: motivo ?? null,
  texto: texto ?? '',
});

type DaSobra = Pick<Medida, 'refeicoes' | 'gramas'> & { motivo: Motivo | null; texto: string | null };

export interface Falha {
  campo: 'refeicoes' | 'peso' | 'texto';
  frase: string;
}

export function falhasDe({ refeicoes, peso, motivo, texto }: Digitada, recebidas: number): Falha[] {
  const gramas = readKilos(peso);
  if (refeicoes === null && gramas === null) {
    return [{ campo: 'refeicoes', frase: 'Diga quantas refeições sobraram, o peso, ou os dois.' }];
  }
  const falhas: (Falha | false)[] = [
    (refeicoes ?? 0) > recebidas && {
      campo: 'refeicoes',
      frase: `Não podem sobrar ${formatInteger(refeicoes ?? 0)}: foram recebidas ${formatInteger(recebidas)}.`,
    },
    Number.isNaN(gramas) && { campo: 'peso', frase: 'Escreva o peso em kg com vírgula, como 4,5.' },
    (gramas ?? 0) > recebidas * MAIS_GRAMAS_POR_REFEICAO && {
      campo: 'peso',
      frase: `${emKg(gramas ?? 0)} passam de 2 kg por refeição recebida. Veja a vírgula.`,
    },
    sobrou({ refeicoes, gramas }) &&
      motivo === 'OUTRO' &&
      texto.trim() === '' && { campo: 'texto', frase: 'Escreva qual foi o outro motivo.' },
  ];
  return falhas.filter(falha => falha !== false);
}

export const sobrou = ({ refeicoes, gramas }: Pick<Medida, 'refeicoes' | 'gramas'>) => Boolean(refeicoes || gramas);

/** Only for what has no failure. A reason of nothing, and a text of another reason, are not sent. */
export function medidaDe({ refeicoes, peso, motivo, texto }: Digitada): Medida {
  const gramas = readKilos(peso);
  const diz = motivo && sobrou({ refeicoes, gramas });
  return {
    ...{ refeicoes, gramas },
    ...(diz && { motivo }),
    ...(diz && motivo === 'OUTRO' && { texto: texto.trim() }),
  };
}

export const emKg = (gramas: number) => `${(gramas / GRAMAS).toLocaleString('pt-BR', { maximumFractionDigits: 3 })} kg`;

/** "12 refeições · 4,5 kg"; "nada sobrou". */
export function frasesDaSobra({ refeicoes, gramas }: Pick<Medida, 'refeicoes' | 'gramas'>): string {
  if (!sobrou({ refeicoes, gramas })) return 'nada sobrou';
  const partes = [
    ...(refeicoes ? [formatCount(refeicoes, 'refeição', 'refeições')] : []),
    ...(gramas ? [emKg(gramas)] : []),
  ];
  return partes.join(' · ');
}

export const percentualDe = ({ percentual }: Conta) =>
  percentual === null ? '—' : `${formatDecimal(percentual / 100)} %`;

export const porRefeicaoDe = ({ gramasPorRefeicao }: Conta) =>
  gramasPorRefeicao === null ? '—' : `${formatInteger(gramasPorRefeicao)} g`;

/** "Sobraram 12 refeições (3,1 %) e 4,5 kg (38 g por refeição)"; null where nobody measured. */
export function frasesDaConta(conta: Conta): string | null {
  const { refeicoes, gramas, recebidasContadas, recebidasPesadas } = conta;
  const partes = [
    ...(recebidasContadas > 0 ? [`${formatCount(refeicoes, 'refeição', 'refeições')} (${percentualDe(conta)})`] : []),
    ...(recebidasPesadas > 0 ? [`${emKg(gramas)} (${porRefeicaoDe(conta)} por refeição)`] : []),
  ];
  if (partes.length === 0) return null;
  return `${refeicoes === 1 ? 'Sobrou' : 'Sobraram'} ${partes.join(' e ')}`;
}

/** Numbers to touch, of what can be left: few are common, many are written. */
const TOQUES = [0, 1, 2, 3, 4, 5, 10, 15, 20, 30] as const;
export const toquesAte = (recebidas: number) => TOQUES.filter(toque => toque <= recebidas);
