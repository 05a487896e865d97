import type { components } from '@alipen/contracts/generated/bff';
import {
  ROTULO_DE_ATO,
  ROTULO_DE_CAMPO,
  ROTULO_DE_OBJETO,
  ROTULOS_DE_VALOR,
} from '@alipen/contracts/generated/rotulos/trilha';
import { formatDay, formatInstant, isDay } from '../ui/date.format.ts';
import { formatInteger, formatMoney } from '../ui/number.format.ts';

type Registro = components['schemas']['RegistroHistorico'];
type Change = Registro['alteracoes'][number];

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}[\d:.]*Z$/;
const EMPTY = 'vazio';

/** Another installation may write what this contract has no word for. */
function spelledOut(name: string): string {
  if (/\s/.test(name)) return name;
  const words = name
    .replace(/Centavos$/, '')
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const doneOf = (acao: string) => ROTULO_DE_ATO[acao] ?? spelledOut(acao);

export const objectOf = (entidade: string) => ROTULO_DE_OBJETO[entidade] ?? spelledOut(entidade);

/** `responsavelNome` is "Responsável"; `internos:2026-11-20` is "Internos em 20/11/2026". */
export function fieldOf(campo: string): string {
  const [key = campo, of] = campo.split(':');
  const name = ROTULO_DE_CAMPO[key] ?? spelledOut(key);
  if (of === undefined) return name;
  return isDay(of) ? `${name} em ${formatDay(of)}` : `${name} (${of})`;
}

function textOf(entidade: string, campo: string, text: string): string {
  if (isDay(text)) return formatDay(text);
  if (INSTANT.test(text)) return formatInstant(text);
  const words = ROTULOS_DE_VALOR[`${entidade}.${campo}`] ?? ROTULOS_DE_VALOR[campo];
  return words?.[text] ?? text;
}

export function saidOf(entidade: string, campo: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return EMPTY;
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'number') return /centavos/i.test(campo) ? formatMoney(value) : formatInteger(value);
  if (typeof value === 'string') return textOf(entidade, campo, value);
  const parts = Array.isArray(value)
    ? value.map(item => saidOf(entidade, campo, item))
    : Object.entries(value).map(([key, item]) => `${fieldOf(key)}: ${saidOf(entidade, key, item)}`);
  return parts.join(', ') || EMPTY;
}

/** What changed; of a step of a life cycle, the state it came from and the one it led to. */
export function changesOf({ entidade, alteracoes, dados = {} }: Registro): Change[] {
  const { de, para } = dados;
  const isStep = para !== undefined && `${entidade}.situacao` in ROTULOS_DE_VALOR;
  return isStep ? [{ campo: 'situacao', antes: de ?? null, depois: para }, ...alteracoes] : [...alteracoes];
}

/** Said apart, or a second time: `dia` is `data` spelled out. */
const TOLD = ['recusa', 'de', 'para', 'dia'];

/** What else the operation told. */
export const restOf = ({ dados = {} }: Registro): [string, unknown][] =>
  Object.entries(dados).filter(([key]) => !TOLD.includes(key));

/** "10.1.2.3, Chrome 141 no Windows"; undefined where it is not known, or not kept any more. */
export const originOf = ({ origem }: Registro): string | undefined =>
  origem && [origem.endereco, origem.programa].filter(Boolean).join(', ');
