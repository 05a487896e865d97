import type { components } from '@alipen/contracts/generated/government-api';
import type { LinhaHistorico } from './historico.repository.ts';

type Schemas = components['schemas'];

const isRecord = (valor: unknown): valor is Record<string, unknown> => typeof valor === 'object' && valor !== null;

/** Older writers left malformed rows; only well-formed changes are shown as changes. */
function alteracoesDe(valor: unknown): Schemas['AlteracaoDeCampo'][] {
  if (!Array.isArray(valor)) return [];
  return valor.flatMap(item =>
    isRecord(item) && typeof item.campo === 'string'
      ? [{ campo: item.campo.slice(0, 100), antes: item.antes ?? null, depois: item.depois ?? null }]
      : [],
  );
}

export function toRegistro(row: LinhaHistorico, nome: string | undefined): Schemas['RegistroHistorico'] {
  const { alteracoes, ...dados } = row.dados;
  return {
    id: row.id,
    em: new Date(row.em).toISOString(),
    pessoa: row.matricula === null ? null : { nome: row.nomePessoa ?? row.matricula, matricula: row.matricula },
    acao: row.acao,
    entidade: row.entidade,
    entidadeId: row.entidadeId,
    nome: nome?.slice(0, 200) ?? null,
    alteracoes: alteracoesDe(alteracoes).slice(0, 500),
    ...((row.endereco !== null || row.programa !== null) && {
      origem: { endereco: row.endereco, programa: row.programa },
    }),
    ...(Object.keys(dados).length > 0 && { dados }),
  };
}
