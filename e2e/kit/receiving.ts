import type { Page } from 'playwright-core';
import { etagOf, read, write } from './api.ts';

type Listed = { itens: { id: number }[] };
type Term = { id: number; versao: number };
const SINCE = '2026-01-05';

async function must<T>(answer: Promise<{ status: number; body: T }>): Promise<T> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

/** The inspector and the manager answer for the contract from here on. */
export async function designate(contract: string, manager: Page): Promise<void> {
  const idOf = async (path: string) => (await read<Listed>(manager, path)).itens[0]?.id ?? 0;
  const contratoId = await idOf(`contratos?numero=${contract}`);
  for (const [person, papel] of [
    ['Helena Castro Viana', 'FISCAL_TECNICO'],
    ['Marina Duarte', 'GESTOR'],
  ] as const) {
    const usuarioId = await idOf(`usuarios?busca=${encodeURIComponent(person)}`);
    const portaria = { portaria: 'Portaria 12/2026', portariaEm: SINCE, inicio: SINCE };
    const nova = { usuarioId, papel, qualidade: 'TITULAR', ...portaria };
    await must(write(manager, 'POST', `contratos/${contratoId}/responsaveis`, nova));
  }
}

/** The inspector signs the provisional term of an attested billing and the manager the definitive one, both designated before. */
export async function receiveBilling(id: number, contract: string, manager: Page, inspector: Page): Promise<void> {
  await designate(contract, manager);
  for (const [page, tipo] of [
    [inspector, 'PROVISORIO'],
    [manager, 'DEFINITIVO'],
  ] as const) {
    const etag = await etagOf(page, `medicoes/${id}`);
    const term = await must(write<Term>(page, 'POST', `medicoes/${id}/termos`, { tipo }, etag));
    await must(write(page, 'POST', `termos/${term.id}/assinatura`, { senha: 'demonstracao' }, `"${term.versao}"`));
  }
}
