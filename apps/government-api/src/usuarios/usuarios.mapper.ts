import type { components } from '@alipen/contracts/generated/government-api';
import { cpfMascarado } from './cpf.rules.ts';
import type { LinhaUsuario } from './usuarios.lista.repository.ts';
import type { Usuario } from './usuarios.repository.ts';
import { credencialDe } from './usuarios.rules.ts';

type Schemas = components['schemas'];

/** `senhaGerada` is shown here and nowhere else. */
export function toUsuarioCriado(row: Usuario, senhaGerada: string | null): Schemas['UsuarioCriado'] {
  return {
    id: row.id,
    nome: row.nome,
    matricula: row.matricula,
    authorities: row.authorities as Schemas['Autoridade'][],
    lotacaoId: row.lotacaoId,
    ...(senhaGerada !== null && { senhaGerada }),
  };
}

type Leitor = { readonly euId: number; readonly agora: Date };

export function toUsuarioDetalhado(row: LinhaUsuario, { euId, agora }: Leitor): Schemas['UsuarioDetalhado'] {
  const ate = row.primeiraSenhaAte === null ? null : new Date(row.primeiraSenhaAte);
  return {
    id: row.id,
    cpf: cpfMascarado(row.cpf),
    nome: row.nome,
    matricula: row.matricula,
    email: row.email,
    authorities: row.authorities as Schemas['Autoridade'][],
    lotacaoId: row.lotacaoId,
    lotacao: row.nomeLotacao,
    situacao: row.ativo ? 'ATIVO' : 'BLOQUEADO',
    credencial: credencialDe(ate, agora),
    credencialAte: ate?.toISOString() ?? null,
    souEu: row.id === euId,
    versao: row.versao,
    criadoEm: new Date(row.criadoEm).toISOString(),
    alteradoEm: new Date(row.alteradoEm).toISOString(),
  };
}
