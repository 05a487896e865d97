import { problema } from '@alipen/platform/problems/problema';
import type { Versao } from '../programacoes.repository.ts';

type Campos = Pick<Versao, 'vigenciaFim' | 'observacao' | 'regraFeriado'>;

export const porExtenso = (data: string): string => data.split('-').reverse().join('/');

export const mesmos = (a: Campos, b: Pick<Campos, 'vigenciaFim' | 'observacao' | 'regraFeriado'>): boolean =>
  a.vigenciaFim === b.vigenciaFim && a.observacao === b.observacao && a.regraFeriado === b.regraFeriado;

export function sobreposta(qual?: string) {
  const outra = qual ? `Já existe outra versão de ${qual}` : 'Outra pessoa acabou de criar uma versão para estes dias';
  const detail = `${outra}. Escolha outros dias ou mude essa versão.`;
  return problema('conflito', { detail, errors: [{ pointer: '/vigenciaInicio', detail }] });
}

export function invalida(pointer: string, detail: string) {
  return problema('dados-invalidos', { detail, errors: [{ pointer, detail }] });
}

export function exigirOrdem(inicio: string, fim: string | null): void {
  if (fim !== null && fim < inicio) throw invalida('/vigenciaFim', 'O fim não pode ser antes do começo.');
}

/** Nobody plans beyond this, and no date can leave the calendar that the database knows. */
const ANOS_DE_HORIZONTE = 10;

export function exigirHorizonte(data: string | null, pointer: string, hoje: string): void {
  if (data === null || Number(data.slice(0, 4)) <= Number(hoje.slice(0, 4)) + ANOS_DE_HORIZONTE) return;
  const detail = `A data pode ir até ${ANOS_DE_HORIZONTE} anos à frente.`;
  throw problema('fora-do-horizonte', { detail, errors: [{ pointer, detail }] });
}

export function exigirDeHojeEmDiante(inicio: string, hoje: string): void {
  exigirHorizonte(inicio, '/vigenciaInicio', hoje);
  if (inicio >= hoje) return;
  throw problema('data-passada', { detail: 'A programação vale de hoje em diante; os dias passados não mudam.' });
}
