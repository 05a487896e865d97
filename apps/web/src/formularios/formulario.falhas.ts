import { createContext, useContext } from 'react';
import { ProblemError, sentenceOf } from '../base/problem.error.ts';
import type { Conteudo } from './formularios.queries.ts';

/** `pointer` is a JSON pointer into the form. */
export interface Falha {
  pointer: string;
  detail: string;
}

const ILEGIVEL = 'Escreva um número.';

/** A field whose text is no number holds NaN: it is never sent, and the error is shown at the field. */
export function falhasDaDigitacao(valor: unknown, pointer = ''): Falha[] {
  if (typeof valor === 'number') return Number.isNaN(valor) ? [{ pointer, detail: ILEGIVEL }] : [];
  if (typeof valor !== 'object' || valor === null) return [];
  return Object.entries(valor).flatMap(([chave, cada]) => falhasDaDigitacao(cada, `${pointer}/${chave}`));
}

const VAZIA = 'A seção está vazia: inclua um item ou exclua-a.';
const SEM_TITULO = 'Dê um título à seção.';

function falhasDasSecoes({ secoes }: Conteudo): Falha[] {
  return secoes.flatMap(({ titulo, itens }, at) => [
    ...(titulo.trim() ? [] : [{ pointer: `/secoes/${at}/titulo`, detail: SEM_TITULO }]),
    ...(itens.length ? [] : [{ pointer: `/secoes/${at}/itens`, detail: VAZIA }]),
  ]);
}

export const falhasDoAparelho = (conteudo: Conteudo): Falha[] => [
  ...falhasDaDigitacao(conteudo),
  ...falhasDasSecoes(conteudo),
];

const aqui = (valor: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((dentro, chave) => (dentro as Record<string, unknown> | undefined)?.[chave], valor);

/** Errors of what is typed, and of what the server refused until the place it points at changes. */
export function falhasDe(conteudo: Conteudo, enviado: Conteudo | undefined, error: unknown): Falha[] {
  const recusadas = error instanceof ProblemError ? (error.problema.errors ?? []) : [];
  const igual = ({ pointer }: Falha) =>
    JSON.stringify(aqui(conteudo, pointer)) === JSON.stringify(aqui(enviado, pointer));
  return [...falhasDoAparelho(conteudo), ...recusadas.filter(igual)];
}

/** A refusal that points at no field: someone published before, or no answer came. */
export const recusaDoTodo = (error: unknown): string | null =>
  error === null || (error instanceof ProblemError && error.problema.errors?.length) ? null : sentenceOf(error);

export const FalhasDoFormulario = createContext<readonly Falha[]>([]);

export function useFalhas(pointer: string): string[] {
  const falhas = useContext(FalhasDoFormulario);
  return falhas.filter(falha => falha.pointer === pointer).map(({ detail }) => detail);
}

export const useTemFalha = (pointer: string): boolean =>
  useContext(FalhasDoFormulario).some(falha => falha.pointer === pointer || falha.pointer.startsWith(`${pointer}/`));

const NO_FORMULARIO = 'Formulário';

export const nomeDaSecao = ({ codigo, titulo }: Conteudo['secoes'][number]) => titulo.trim() || `Seção ${codigo}`;

export function lugarDe(conteudo: Conteudo, pointer: string): string {
  const [, parte, primeiro, , segundo] = pointer.split('/');
  if (parte === 'notas') return 'Notas do resultado';
  if (parte === 'faixasDesconto')
    return primeiro === undefined ? 'Desconto' : `${Number(primeiro) + 1}ª faixa de desconto`;
  if (parte !== 'secoes') return NO_FORMULARIO;
  const secao = conteudo.secoes[Number(primeiro)];
  return secao?.itens[Number(segundo)]?.codigo ?? (secao ? nomeDaSecao(secao) : NO_FORMULARIO);
}

export const idDe = (pointer: string) => `formulario${pointer.replaceAll('/', '-')}`;
