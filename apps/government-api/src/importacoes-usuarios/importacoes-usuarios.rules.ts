import type { components } from '@alipen/contracts/generated/government-api';
import type { Outcome } from '../imports/run-import.ts';

export type PessoaDaPlanilha = {
  readonly cpf: string;
  readonly nome: string;
  readonly matricula: string;
  readonly email: string | null;
  readonly authorities: readonly components['schemas']['Autoridade'][];
  /** A unit's code or name as written; null where the person is of the central administration. */
  readonly unidade: string | null;
};

export type Cadastrada = Omit<PessoaDaPlanilha, 'unidade'> & { readonly lotacaoId: number | null };
export type UnidadeAchada = { readonly id: number; readonly codigo: string; readonly nome: string };

type Recusa = Extract<Outcome, { feito: 'recusada' }>;

const CODIGOS = 5;

/** The one active unit that a line means; its code is surer than its name. */
export function unidadeDe(
  escrita: string | null,
  achadas: readonly UnidadeAchada[],
): { lotacao: UnidadeAchada | null } | { recusa: Recusa } {
  if (escrita === null) return { lotacao: null };
  const recusada = (motivo: string) => ({ recusa: { feito: 'recusada', motivo, coluna: 'Unidade' } as const });
  const [uma, ...outras] = achadas;
  if (!uma) return recusada(`Não há unidade ativa com este nome ou código: "${escrita.slice(0, 80)}".`);
  if (!outras.length) return { lotacao: uma };
  const codigos = achadas.slice(0, CODIGOS).map(({ codigo }) => codigo);
  return recusada(`Há ${achadas.length} unidades com este nome: escreva o código (${codigos.join(', ')}).`);
}

const CAMPOS = {
  nome: 'nome',
  matricula: 'matrícula',
  email: 'e-mail',
  authorities: 'perfil',
  lotacaoId: 'unidade',
} as const;
type Campo = keyof typeof CAMPOS;

const emOrdem = (valor: unknown): unknown => (Array.isArray(valor) ? [...valor].sort().join() : valor);

/** Who is registered is left as they are: profiles and unit decide what a person may do, and are changed on their record. */
export function diante(lida: Cadastrada, conhecida: Cadastrada): Outcome {
  const outros = (Object.keys(CAMPOS) as Campo[])
    // An empty cell says nothing of what we know.
    .filter(campo => lida[campo] !== null || campo === 'lotacaoId')
    .filter(campo => emOrdem(lida[campo]) !== emOrdem(conhecida[campo]));
  if (!outros.length) return { feito: 'igual' };
  const nomes = outros.map(campo => CAMPOS[campo]).join(', ');
  return {
    feito: 'recusada',
    motivo: `Este CPF já está cadastrado, com outro valor em: ${nomes}. Mude na ficha da pessoa.`,
    coluna: 'CPF',
  };
}
