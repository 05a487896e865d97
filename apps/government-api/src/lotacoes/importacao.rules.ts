import type { components } from '@alipen/contracts/generated/government-api';
import { fusos, type Uf } from './fusos.table.ts';
import type { Recusada, Registro } from './importacao.csv.ts';
import { semAcentos } from './nome-busca.rules.ts';

type TipoLotacao = components['schemas']['TipoLotacao'];

/** A line of the file that can be a unit. */
export type Unidade = {
  readonly linha: number;
  readonly nome: string;
  readonly uf: Uf;
  readonly municipio: string;
  readonly tipo: TipoLotacao;
  readonly fusoHorario: string;
  /** Null when the file does not say: what is known stays. */
  readonly capacidade: number | null;
  readonly internos: number;
  readonly servidoresPlantao: number;
  readonly servidoresExpediente: number;
};

/**
 * The public list counts a unit's roster, not who is there: four shifts of a fifth each take turns, and the last fifth
 * keeps office hours. So one fifth is on duty on any day and one fifth is at the offices (docs/decisions/0014).
 */
const PARTE_DE_PLANTAO = 0.2;
const PARTE_DE_EXPEDIENTE = 0.2;

const MAIS_PESSOAS = 100_000;
const MAIOR_CAPACIDADE = 1_000_000;

const nossosTipos: ReadonlyMap<string, TipoLotacao> = new Map(
  (['UNIDADE_PRISIONAL', 'DELEGACIA', 'ABRIGO', 'SOCIOEDUCATIVO', 'QUARTEL', 'ADMINISTRATIVO'] as const).map(tipo => [
    tipo.toLowerCase(),
    tipo,
  ]),
);

export const chaveDaUnidade = ({ nome, uf, municipio }: { nome: string; uf: string; municipio: string }): string =>
  [nome, uf, municipio].join('\n');

/** Lines that can be units, and the others with the reason. */
export function conferirLinhas(registros: readonly Registro[]): { unidades: Unidade[]; recusadas: Recusada[] } {
  const unidades: Unidade[] = [];
  const recusadas: Recusada[] = [];
  const primeiras = new Map<string, number>();
  for (const registro of registros) {
    const lida = conferir(registro);
    const repetida = typeof lida === 'string' ? undefined : primeiras.get(chaveDaUnidade(lida));
    const motivo = typeof lida === 'string' ? lida : repetida && `A mesma unidade já está na linha ${repetida}.`;
    if (motivo) {
      const nome = registro.valores.nome.slice(0, 200);
      recusadas.push({ linha: registro.linha, motivo, ...(nome && { nome }) });
    } else if (typeof lida !== 'string') {
      primeiras.set(chaveDaUnidade(lida), lida.linha);
      unidades.push(lida);
    }
  }
  return { unidades, recusadas };
}

/** The unit, or why the line cannot be one. */
function conferir({ linha, valores }: Registro): Unidade | string {
  const { nome, municipio } = valores;
  const uf = valores.uf.toUpperCase();
  if (!nome) return 'O nome está vazio.';
  if (nome.length > 200) return 'O nome passa de 200 caracteres.';
  if (!isUf(uf)) return `A UF "${valores.uf.slice(0, 20)}" não existe.`;
  if (!municipio) return 'O município está vazio.';
  if (municipio.length > 120) return 'O município passa de 120 caracteres.';
  if (!valores.tipo) return 'O tipo está vazio.';
  const capacidade = valores.capacidade === '' ? null : numero('capacidade', valores.capacidade, MAIOR_CAPACIDADE);
  if (typeof capacidade === 'string') return capacidade;
  const internos = numero('populacao', valores.populacao, MAIS_PESSOAS);
  if (typeof internos === 'string') return internos;
  const servidores = numero('servidores', valores.servidores, MAIS_PESSOAS);
  if (typeof servidores === 'string') return servidores;
  return {
    linha,
    nome,
    uf,
    municipio,
    tipo: tipoDaLotacao(valores.tipo),
    fusoHorario: fusos[uf],
    capacidade,
    internos,
    servidoresPlantao: Math.round(servidores * PARTE_DE_PLANTAO),
    servidoresExpediente: Math.round(servidores * PARTE_DE_EXPEDIENTE),
  };
}

const isUf = (uf: string): uf is Uf => Object.hasOwn(fusos, uf);

/** Our own words, or one of the SISDEPEN's many descriptions, which are all of prison units. */
export function tipoDaLotacao(texto: string): TipoLotacao {
  return nossosTipos.get(semAcentos(texto).replaceAll(' ', '_')) ?? 'UNIDADE_PRISIONAL';
}

function numero(coluna: string, texto: string, maximo: number): number | string {
  if (!/^\d+$/.test(texto)) return `A coluna ${coluna} não é um número inteiro: "${texto.slice(0, 40)}".`;
  const valor = Number(texto);
  return valor > maximo ? `A coluna ${coluna} passa de ${maximo.toLocaleString('pt-BR')}.` : valor;
}
