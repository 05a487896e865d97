import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { eq, type SQL, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { findPage, type Ordering, ordering, whereAll } from '../database/page.ts';
import { likeAnywhere } from '../database/search-text.ts';
import { fornecedores } from './fornecedores.schema.ts';

export type Fornecedor = typeof fornecedores.$inferSelect;
type Novo = Omit<typeof fornecedores.$inferInsert, 'id'>;
export type OrdemFornecedores = 'nome' | '-nome' | 'cnpj' | '-cnpj' | 'alvara' | '-alvara';

export type FiltroFornecedores = {
  busca?: string | undefined;
  situacao?: 'ATIVO' | 'INATIVO' | undefined;
  aVencer: boolean;
  ordem: OrdemFornecedores;
  hoje: string;
  /** A contract that ends by this day is about to end. */
  limite: string;
};

export type LinhaFornecedor = {
  id: number;
  cnpj: string;
  razaoSocial: string;
  nomeFantasia: string;
  alvaraValidade: string | null;
  ativo: boolean;
  contratosVigentes: number;
  aVencerId: number | null;
  aVencerNumero: string | null;
  aVencerFim: string | null;
  lotacoes: number;
};

const ordemDe = (ordem: OrdemFornecedores): Ordering =>
  ordering<'nome' | 'cnpj' | 'alvara'>(ordem, {
    nome: [sql`f.nome_busca`],
    cnpj: [sql`f.cnpj collate "C"`],
    alvara: [sql`f.alvara_validade`],
  });

function onde({ busca, situacao, aVencer, hoje, limite }: FiltroFornecedores): SQL[] {
  return [
    ...(busca ? [likeAnywhere(sql`f.nome_busca`, busca)] : []),
    ...(situacao ? [sql`f.ativo = ${situacao === 'ATIVO'}`] : []),
    ...(aVencer
      ? [
          sql`f.id in (select c.fornecedor_id from contratos c where c.vigencia_inicio <= ${hoje}::date
            and least(c.vigencia_fim, c.encerrado_em) between ${hoje}::date and ${limite}::date)`,
        ]
      : []),
  ];
}

/**
 * Counted only for the rows that are shown. Units are counted for all of these in one pass, because one count per supplier
 * would read the links once for each.
 */
const contagens = ({ hoje, limite }: FiltroFornecedores, quais: SQL): SQL => sql`
  cross join lateral (
    select count(*)::int as vigentes, min(least(c.vigencia_fim, c.encerrado_em)) as fim,
           (array_agg(c.id order by least(c.vigencia_fim, c.encerrado_em), c.id))[1] as primeiro
    from contratos c
    where c.fornecedor_id = f.id and c.vigencia_inicio <= ${hoje}::date
      and least(c.vigencia_fim, c.encerrado_em) >= ${hoje}::date
  ) v
  left join contratos av on av.id = v.primeiro and v.fim <= ${limite}::date
  left join (
    select c.fornecedor_id, count(distinct cl.lotacao_id)::int as atendidas
    from contratos c join contratos_lotacoes cl on cl.contrato_id = c.id
    where cl.inicio <= ${hoje}::date and cl.fim >= ${hoje}::date ${quais}
    group by c.fornecedor_id
  ) l on l.fornecedor_id = f.id`;

const colunas = sql`f.id, f.cnpj, f.razao_social as "razaoSocial", f.nome_fantasia as "nomeFantasia",
  f.alvara_validade::text as "alvaraValidade", f.ativo, v.vigentes as "contratosVigentes", av.id as "aVencerId",
  av.numero as "aVencerNumero", least(av.vigencia_fim, av.encerrado_em)::text as "aVencerFim", coalesce(l.atendidas, 0) as lotacoes`;

@Injectable()
export class FornecedoresRepository {
  findPage(tx: Transaction, filtro: FiltroFornecedores, { pagina, tamanho }: { pagina: number; tamanho: number }) {
    return findPage<LinhaFornecedor>(tx, {
      from: sql`fornecedores f`,
      id: sql`f.id`,
      where: onde(filtro),
      ordering: ordemDe(filtro.ordem),
      pagina,
      tamanho,
      select: colunas,
      join: sql`join fornecedores f on f.id = pagina.id ${contagens(filtro, sql`and c.fornecedor_id in (select id from pagina)`)}`,
    });
  }

  async findMails(tx: Transaction, id: number, assunto: components['schemas']['AssuntoEmail']): Promise<string[]> {
    const achados = await rows<{ email: string }>(
      tx,
      sql`select distinct e.email from fornecedores f cross join lateral (
            select a ->> 'email' as email from jsonb_array_elements(f.emails) a where a ->> 'assunto' = ${assunto}
            union all select f.preposto_email) e
          where f.id = ${id} and e.email is not null order by e.email limit 20`,
    );
    return achados.map(({ email }) => email);
  }

  findAll(tx: Transaction, filtro: FiltroFornecedores): Promise<(LinhaFornecedor & LinhaDoArquivo)[]> {
    const { columns, descending } = ordemDe(filtro.ordem);
    const termos = [...columns, sql`f.id`].map(termo => sql`${termo} ${descending ? sql`desc` : sql`asc`}`);
    return rows(
      tx,
      sql`
        select ${colunas}, f.representante_legal as "representanteLegal", f.preposto_nome as "prepostoNome",
               f.preposto_telefone as "prepostoTelefone", f.preposto_email as "prepostoEmail",
               f.nutricionista_nome as "nutricionistaNome", f.nutricionista_crn as "nutricionistaCrn",
               f.endereco, f.alvara_numero as "alvaraNumero"
        from fornecedores f ${contagens(filtro, sql``)} ${whereAll(onde(filtro))}
        order by ${sql.join(termos, sql`, `)}`,
    );
  }

  async findById(tx: Transaction, id: number, { lock = false } = {}): Promise<Fornecedor | undefined> {
    const query = tx.select().from(fornecedores).where(eq(fornecedores.id, id));
    const [row] = await (lock ? query.for('update') : query);
    return row;
  }

  async findByCnpj(tx: Transaction, cnpj: string): Promise<Fornecedor | undefined> {
    const [row] = await tx.select().from(fornecedores).where(eq(fornecedores.cnpj, cnpj));
    return row;
  }

  async insert(tx: Transaction, novo: Novo): Promise<number> {
    const [row] = await tx.insert(fornecedores).values(novo).returning({ id: fornecedores.id });
    return row?.id ?? 0;
  }

  async update(tx: Transaction, id: number, set: Partial<Novo>): Promise<void> {
    await tx
      .update(fornecedores)
      .set({ ...set, versao: sql`${fornecedores.versao} + 1`, alteradoEm: sql`now()` })
      .where(eq(fornecedores.id, id));
  }

  async findAtendidas(tx: Transaction, id: number, hoje: string): Promise<string[]> {
    const lidas = await rows<{ nome: string }>(
      tx,
      sql`
        select l.nome from lotacoes l
        where l.id in (
          select cl.lotacao_id from contratos c join contratos_lotacoes cl on cl.contrato_id = c.id
          where c.fornecedor_id = ${id} and cl.fim >= ${hoje}::date
        )
        order by l.nome_busca, l.id`,
    );
    return lidas.map(({ nome }) => nome);
  }
}

export type LinhaDoArquivo = {
  representanteLegal: string | null;
  prepostoNome: string | null;
  prepostoTelefone: string | null;
  prepostoEmail: string | null;
  nutricionistaNome: string | null;
  nutricionistaCrn: string | null;
  endereco: string | null;
  alvaraNumero: string | null;
};
