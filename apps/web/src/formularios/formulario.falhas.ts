import { createContext, useContext } from 'react';
import { ProblemError, sentenceOf } from '../app/problem.error.ts';
import type { Conteudo } from './formularios.queries.ts';

/** What is wrong, and where: a JSON pointer into the form. */
export interface Falha {
  pointer: string;
  detail: string;
}

const ILEGIVEL = 'Escreva um número.';

/** A field whose text is no number holds NaN: it goes nowhere, and says so where it stands. */
export function falhasDaDigitacao(valor: unknown, pointer = ''): Falha[] {
  if (typeof valor === 'number') return Number.isNaN(valor) ? [{ pointer, detail: ILEGIVEL }] : [];
  if (typeof valor !== 'object' || valor === null) return [];
  return Object.entries(valor).flatMap(([chave, cada]) => falhasDaDigitacao(cada, `${pointer}/${chave}`));
}

const VAZIA = 'A seção está vazia: inclua um item ou remova-a.';
const SEM_TITULO = 'Dê um título à seção.';

function falhasDasSecoes({ secoes }: Conteudo): Falha[] {
  return secoes.flatMap(({ titulo, itens }, at) => [
    ...(titulo.trim() ? [] : [{ pointer: `/secoes/${at}/titulo`, detail: SEM_TITULO }]),
    ...(itens.length ? [] : [{ pointer: `/secoes/${at}/itens`, detail: VAZIA }]),
  ]);
}

/** What is known to be wrong before the server is asked. */
export const falhasDoAparelho = (conteudo: Conteudo): Falha[] => [
  ...falhasDaDigitacao(conteudo),
  ...falhasDasSecoes(conteudo),
];

const aqui = (valor: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((dentro, chave) => (dentro as Record<string, unknown> | undefined)?.[chave], valor);

/** What is said now: of what is typed, and of what was refused until the place it speaks of changes. */
export function falhasDe(conteudo: Conteudo, enviado: Conteudo | undefined, error: unknown): Falha[] {
  const recusadas = error instanceof ProblemError ? (error.problema.errors ?? []) : [];
  const igual = ({ pointer }: Falha) =>
    JSON.stringify(aqui(conteudo, pointer)) === JSON.stringify(aqui(enviado, pointer));
  return [...falhasDoAparelho(conteudo), ...recusadas.filter(igual)];
}

/** A refusal that speaks of no field: someone published before, no answer came. */
export const recusaDoTodo = (error: unknown): string | null =>
  error === null || (error instanceof ProblemError && error.problema.errors?.length) ? null : sentenceOf(error);

export const FalhasDoFormulario = createContext<readonly Falha[]>([]);

/** What is said at this place of the form, and nowhere below it. */
export function useFalhas(pointer: string): string[] {
  const falhas = useContext(FalhasDoFormulario);
  return falhas.filter(falha => falha.pointer === pointer).map(({ detail }) => detail);
}

/** Whether anything at or below this place is wrong. */
export const useTemFalha = (pointer: string): boolean =>
  useContext(FalhasDoFormulario).some(falha => falha.pointer === pointer || falha.pointer.startsWith(`${pointer}/`));

const NO_FORMULARIO = 'Formulário';

/** By its letter while it has no title. */
export const nomeDaSecao = ({ codigo, titulo }: Conteudo['secoes'][number]) => titulo.trim() || `Seção ${codigo}`;

/** What people call a place of the form. */
export function lugarDe(conteudo: Conteudo, pointer: string): string {
  const [, parte, primeiro, , segundo] = pointer.split('/');
  if (parte === 'notas') return 'Notas do resultado';
  if (parte === 'faixasDesconto')
    return primeiro === undefined ? 'Desconto' : `${Number(primeiro) + 1}ª faixa de desconto`;
  if (parte !== 'secoes') return NO_FORMULARIO;
  const secao = conteudo.secoes[Number(primeiro)];
  return secao?.itens[Number(segundo)]?.codigo ?? (secao ? nomeDaSecao(secao) : NO_FORMULARIO);
}

/** The element of a place of the form, for the summary to lead to. */
export const idDe = (pointer: string) => `formulario${pointer.replaceAll('/', '-')}`;
