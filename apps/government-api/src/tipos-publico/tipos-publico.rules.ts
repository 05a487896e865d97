import type { components } from '@alipen/contracts/generated/government-api';
import { type ErroDeCampo, type Problema, problema } from '@alipen/platform/problems/problema';
import { searchText } from '../database/search-text.ts';
import type { Linha, Uso } from './tipos-publico.repository.ts';

type Dados = components['schemas']['DadosTipoPublico'];

/** An order's grid has a column for each; the API contract's lists stop here. */
const MAXIMO = 50;

/** The gap between two publics in the order, so that a seed or a migration may put one between them. */
const PASSO = 10;

export const normalizar = (dados: Dados): Dados => ({
  ...dados,
  nome: dados.nome.trim().replaceAll(/\s+/g, ' '),
  sigla: dados.sigla.trim().toUpperCase(),
});

export function exigirUnico(existentes: readonly Linha[], dados: Dados, id: number | null): void {
  const outros = existentes.filter(outro => outro.id !== id);
  const errors: ErroDeCampo[] = [];
  for (const campo of ['nome', 'sigla'] as const) {
    const igual = outros.find(outro => searchText(outro[campo]) === searchText(dados[campo]));
    if (!igual) continue;
    const inativo = igual.ativo ? '' : ', que está inativo; reative-o se for o mesmo';
    errors.push({ pointer: `/${campo}`, detail: `Já existe o público ${igual.nome} (${igual.sigla})${inativo}.` });
  }
  if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors });
}

export function exigirLugar(existentes: readonly Linha[]): void {
  if (existentes.length < MAXIMO) return;
  throw problema('conflito', { detail: `Já há ${MAXIMO} públicos, o máximo. Mude um que não se usa mais.` });
}

export const proximaOrdem = (existentes: readonly Linha[]): number =>
  existentes.reduce((maior, { ordem }) => Math.max(maior, ordem), 0) + PASSO;

export function novaOrdem(existentes: readonly Linha[], ids: readonly number[]): { linha: Linha; ordem: number }[] {
  const porId = new Map(existentes.map(linha => [linha.id, linha]));
  const linhas = ids.flatMap(id => porId.get(id) ?? []);
  if (linhas.length !== ids.length || linhas.length !== existentes.length) {
    throw problema('conflito', {
      detail: 'Os públicos mudaram enquanto você ordenava. Atualize a lista e tente de novo.',
    });
  }
  return linhas.map((linha, posicao) => ({ linha, ordem: (posicao + 1) * PASSO }));
}

export const registroDe = ({ nome, sigla, ordem, baseConferencia, ativo, ...linha }: Linha) => ({
  nome,
  sigla,
  ordem,
  baseConferencia,
  exigeJustificativa: linha.exigeJustificativa,
  permiteDieta: linha.permiteDieta,
  contaNosTotais: linha.contaNosTotais,
  ativo,
});

export function emUso(nome: string, { unidades, exemplo }: Uso): Problema {
  const quem =
    unidades === 1 ? `na programação de ${exemplo}` : `na programação de ${unidades} unidades, como ${exemplo}`;
  return problema('em-uso', { detail: `${nome} está ${quem}. Zere-o na programação antes de desativar.` });
}
