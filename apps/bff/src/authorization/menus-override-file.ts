import { readFileSync } from 'node:fs';
import { EnvironmentError } from '@alipen/platform/environment/environment';
import { bffContract } from '../http/bff-contract.ts';
import { autoridadeConhecida } from '../session/token/autoridades.table.ts';
import { type Acessos, acessosDosMenus } from './acessos.table.ts';
import { type Menus, menus, type Secao } from './menus.table.ts';

type Override = { menus?: Record<string, Secao[]>; acessos?: Record<string, string[]> };

const refuse = (why: string): never => {
  throw new EnvironmentError(
    `The server did not start.\nMENUS_FILE cannot be used: ${why}. Mend the file, or unset MENUS_FILE to use the menus of the product.`,
  );
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(path: string): Override {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isRecord(value)) return value as Override;
  } catch {
    return refuse('it is not a readable JSON file');
  }
  return refuse('it must hold an object with "menus" and "acessos"');
}

function checkMenus(found: unknown): asserts found is Record<string, Secao[]> {
  if (!isRecord(found)) return refuse('"menus" must be an object of role → sections');
  for (const [papel, secoes] of Object.entries(found)) {
    if (!Object.hasOwn(menus, papel)) refuse(`"menus" names the unknown role ${JSON.stringify(papel)}`);
    const [wrong] = bffContract.response('obterMenu', 200, 'application/json', { papel, secoes });
    if (wrong) refuse(`the menu of ${papel} has the wrong shape (${wrong})`);
    const rota = (secoes as Secao[]).flatMap(({ itens }) => itens).find(item => !item.rota.startsWith('/'))?.rota;
    if (rota !== undefined) refuse(`the route ${JSON.stringify(rota)} must start with /`);
  }
}

function checkAcessos(found: unknown): asserts found is Record<string, string[]> {
  if (!isRecord(found)) return refuse('"acessos" must be an object of screen → authorities');
  for (const [rota, list] of Object.entries(found)) {
    if (!rota.startsWith('/')) refuse(`the screen ${JSON.stringify(rota)} must start with /`);
    if (!Array.isArray(list) || !list.every(name => typeof name === 'string' && autoridadeConhecida(name))) {
      refuse(`the list of ${rota} must hold known authorities only`);
    }
  }
}

/** The product's menus and access lists, replaced by an agency's own where MENUS_FILE gives them (design.md 3.4). */
export function menusAndAcessos(path: string | undefined): { menus: Menus; acessos: Acessos } {
  if (!path) return { menus, acessos: acessosDosMenus(menus) };
  const override = parse(path);
  const unknown = Object.keys(override).find(key => key !== 'menus' && key !== 'acessos');
  if (unknown !== undefined) refuse(`it holds ${JSON.stringify(unknown)}; only "menus" and "acessos" are read`);
  checkMenus(override.menus ?? {});
  checkAcessos(override.acessos ?? {});
  const merged: Menus = { ...menus, ...override.menus };
  return { menus: merged, acessos: new Map([...acessosDosMenus(merged), ...Object.entries(override.acessos ?? {})]) };
}
