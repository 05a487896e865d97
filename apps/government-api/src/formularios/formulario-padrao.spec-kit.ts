import { readFileSync } from 'node:fs';
import type { ConteudoFormulario, Item, Resposta } from './respostas.rules.ts';
import { itensDe } from './respostas.rules.ts';

const migracao = readFileSync(new URL('../../migrations/2026-11-20-2100-formularios.sql', import.meta.url), 'utf8');
const trecho = (nome: string) => JSON.parse(migracao.split(`$${nome}$`)[1] ?? '');

/** The form that every installation begins with (domain 6.3). */
export const padrao: ConteudoFormulario = {
  titulo: 'Fiscalização de Entrega de Refeição',
  secoes: trecho('secoes'),
  faixasDesconto: trecho('faixas'),
  notas: { conforme: 90, atencao: 75, naoConforme: 50 },
};

const perfeitas: Partial<Record<Item['tipo'], Omit<Resposta, 'item'>>> = {
  CONFORMIDADE: { resposta: 'CONFORME' },
  NUMERO: { resposta: 'CONFORME', valor: 150 },
  PESOS: { pesos: { taraG: 20, brutosG: [740, 735, 745] } },
  ESCALA: { valor: 5 },
  HORA: { valor: 9 * 60 },
  QUANTIDADES: { quantidades: [{ tipoPublicoId: 1, entregue: 100 }] },
  FOTO: { fotos: ['3f0e7c5e-0000-4000-8000-000000000001'] },
};
const leituras: Readonly<Record<string, number>> = { B1: 650, B2: 40 };

export const respostasPerfeitas = (): Resposta[] =>
  itensDe(padrao).map(({ codigo, tipo }) =>
    tipo === 'TEMPERATURA'
      ? { item: codigo, leituras: [{ graus: leituras[codigo] ?? 0 }] }
      : { item: codigo, ...perfeitas[tipo] },
  );

export const trocando = (...trocas: Resposta[]): Resposta[] =>
  respostasPerfeitas().map(resposta => trocas.find(({ item }) => item === resposta.item) ?? resposta);
