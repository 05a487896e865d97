import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { CONTROL } from '../auth/external-control.ts';
import { rows, type Transaction } from '../database/database.ts';
import { findPage, ordering, whereAll } from '../database/page.ts';
import { likeAnywhere } from '../database/search-text.ts';
import { digitosDoCpf } from './usuarios.rules.ts';

type Schemas = components['schemas'];
type CredencialDaPessoa = Schemas['CredencialDaPessoa'];
export type FiltrosUsuarios = {
  busca?: string;
  perfil?: Schemas['Autoridade'];
  lotacaoId?: number;
  situacao?: Schemas['SituacaoUsuario'];
  credencial?: CredencialDaPessoa;
  ordem: 'nome' | '-nome';
};
export type BuscaUsuarios = FiltrosUsuarios & { pagina: number; tamanho: number };
export type LinhaUsuario = {
  id: number;
  cpf: string;
  nome: string;
  matricula: string;
  email: string | null;
  authorities: string[];
  lotacaoId: number | null;
  nomeLotacao: string | null;
  ativo: boolean;
  primeiraSenhaAte: Date | string | null;
  versao: number;
  criadoEm: Date | string;
  alteradoEm: Date | string;
};

const colunas = sql`u.id, u.cpf, u.nome, u.matricula, u.email, u.authorities, u.lotacao_id as "lotacaoId", l.nome as "nomeLotacao",
  u.ativo, u.primeira_senha_ate as "primeiraSenhaAte", u.versao, u.criado_em as "criadoEm", u.alterado_em as "alteradoEm"`;

@Injectable()
export class UsuariosListaRepository {
  page(tx: Transaction, busca: BuscaUsuarios, agora: Date): Promise<{ itens: LinhaUsuario[]; total: number }> {
    return findPage<LinhaUsuario>(tx, {
      from: sql`usuarios u`,
      id: sql`u.id`,
      where: condicoes(busca, agora),
      ordering: ordering(busca.ordem, { nome: [sql`u.nome_busca`] }),
      pagina: busca.pagina,
      tamanho: busca.tamanho,
      select: colunas,
      join: sql`join usuarios u on u.id = pagina.id left join lotacoes l on l.id = u.lotacao_id`,
    });
  }

  all(tx: Transaction, busca: FiltrosUsuarios, agora: Date): Promise<LinhaUsuario[]> {
    const direcao = busca.ordem === 'nome' ? sql`asc` : sql`desc`;
    return rows<LinhaUsuario>(
      tx,
      sql`select ${colunas} from usuarios u left join lotacoes l on l.id = u.lotacao_id
        ${whereAll(condicoes(busca, agora))} order by u.nome_busca ${direcao}, u.id ${direcao}`,
    );
  }
}

const SENHA: Readonly<Record<CredencialDaPessoa, (agora: Date) => SQL>> = {
  PROPRIA: () => sql`u.primeira_senha_ate is null`,
  PRIMEIRA: agora => sql`u.primeira_senha_ate > ${agora.toISOString()}::timestamptz`,
  NENHUMA: agora => sql`u.primeira_senha_ate <= ${agora.toISOString()}::timestamptz`,
};

function condicoes({ busca, perfil, lotacaoId, situacao, credencial }: FiltrosUsuarios, agora: Date): SQL[] {
  return [
    sql`not u.sistema`,
    // Given and taken only by an access with an end (ADR 135).
    sql`not ${CONTROL} = any(u.authorities)`,
    ...(busca?.trim() ? [porTexto(busca)] : []),
    ...(perfil ? [sql`${perfil} = any(u.authorities)`] : []),
    ...(lotacaoId === undefined ? [] : [sql`u.lotacao_id = ${lotacaoId}`]),
    ...(credencial ? [SENHA[credencial](agora)] : []),
    ...(situacao ? [sql`u.ativo = ${situacao === 'ATIVO'}`] : []),
  ];
}

/** A CPF is found by its beginning: a part of its middle would find people nobody meant. */
function porTexto(busca: string): SQL {
  const nome = likeAnywhere(sql`u.nome_busca`, busca);
  const cpf = digitosDoCpf(busca);
  return cpf === null ? nome : sql`(${nome} or u.cpf like ${`${cpf}%`})`;
}
