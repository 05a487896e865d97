import type { components } from '@alipen/contracts/generated/government-api';
import type { Pessoa } from '../auth/pessoa.ts';
import type { ChaveLida } from './chaves-pessoais.repository.ts';
import { acoesDaChave, codigoDaChave, podeVerCodigo, situacaoDaChave } from './chaves-pessoais.rules.ts';

type Schemas = components['schemas'];
const instante = (em: Date | null): string | null => em?.toISOString() ?? null;

export const toChave = (chave: ChaveLida, pessoa: Pessoa, dominio: string | null): Schemas['ChavePessoal'] => ({
  id: chave.id,
  nome: chave.nome,
  codigo: podeVerCodigo(chave, pessoa) ? codigoDaChave(chave.chaveSpki) : null,
  situacao: situacaoDaChave(chave),
  aparelho: chave.aparelho,
  sincronizavel: chave.sincronizavel,
  dominio: chave.dominio,
  deste: chave.dominio === dominio,
  criadaEm: chave.criadaEm.toISOString(),
  confirmadaEm: instante(chave.confirmadaEm),
  confirmadaPor: chave.confirmadaPorNome,
  revogadaEm: instante(chave.revogadaEm),
  revogadaPor: chave.revogadaPorNome,
  motivo: chave.motivo,
  acoes: acoesDaChave(chave, pessoa),
});
