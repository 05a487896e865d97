import { hash } from '@node-rs/argon2';
import { inArray, sql } from 'drizzle-orm';
import type { Pessoa } from '../../auth/pessoa.ts';
import { restrictedTo } from '../../auth/row-rule.ts';
import type { Database } from '../../database/database.ts';
import { lotacoes } from '../../lotacoes/lotacoes.schema.ts';
import { usuarios } from '../../usuarios/usuarios.schema.ts';
import { SENHA_DE_DEMONSTRACAO, unidades } from '../cadastros.table.ts';
import { deQuemVisita, papeisDoElenco, responsaveis } from './elenco.table.ts';

/** Tells what the demonstration does from what a person does with the same name. */
export const PEDIDO_DA_VIDA = 'demonstracao';

export type Unidade = {
  readonly id: number;
  readonly nome: string;
  readonly fusoHorario: string;
  /** Its place in the demonstration's table, from which the day's cases are dealt. */
  readonly posicao: number;
  readonly daSolicitante: boolean;
  /** Office staff of a working day. */
  readonly expediente: number;
  readonly responsavel: Pessoa;
};

export type Elenco = { readonly unidades: readonly Unidade[] } & Readonly<Record<keyof typeof papeisDoElenco, Pessoa>>;

const daPosicao = (posicao: number) => ({ posicao, expediente: unidades[posicao]?.expediente ?? 0 });

export class ElencoRepository {
  constructor(private readonly database: Database) {}

  /** Undefined where this database is not the demonstration's, or its people are no longer there. */
  async reunir(): Promise<Elenco | undefined> {
    const daTabela = await this.lotacoesDaTabela();
    if (daTabela.length < unidades.length) return undefined;
    const porCpf = await this.contratar(daTabela);
    const papel = (nome: keyof typeof papeisDoElenco) => porCpf.get(papeisDoElenco[nome]);
    const [gestora, atendimento] = [papel('gestora'), papel('atendimento')];
    const [monitoramento, fiscal, substituto] = [papel('monitoramento'), papel('fiscal'), papel('substituto')];
    if (!gestora || !atendimento || !monitoramento || !fiscal || !substituto) return undefined;
    const cpfDe = new Map([...deQuemVisita, ...responsaveis.map(({ lotacao, cpf }) => [lotacao, cpf] as const)]);
    const feitas = daTabela.flatMap(({ codigo, ativa, ...unidade }): Unidade[] => {
      const responsavel = porCpf.get(cpfDe.get(codigo) ?? '');
      const posicao = unidades.findIndex(candidata => candidata.codigo === codigo);
      return ativa && responsavel?.lotacaoId === unidade.id
        ? [{ ...unidade, ...daPosicao(posicao), daSolicitante: deQuemVisita.has(codigo), responsavel }]
        : [];
    });
    return { gestora, atendimento, monitoramento, fiscal, substituto, unidades: feitas };
  }

  private lotacoesDaTabela() {
    const { id, codigo, nome, fusoHorario, ativa } = lotacoes;
    return this.database
      .select({ id, codigo, nome, fusoHorario, ativa })
      .from(lotacoes)
      .where(
        inArray(
          codigo,
          unidades.map(unidade => unidade.codigo),
        ),
      )
      .orderBy(lotacoes.id);
  }

  /** Everybody by CPF; those who are missing are added first, once. */
  private async contratar(daTabela: readonly { id: number; codigo: string }[]): Promise<ReadonlyMap<string, Pessoa>> {
    const conhecidas = await this.ler();
    const faltam = responsaveis.filter(({ cpf }) => !conhecidas.has(cpf));
    if (!faltam.length || !conhecidas.has(papeisDoElenco.gestora)) return conhecidas;
    const senhaHash = await hash(SENHA_DE_DEMONSTRACAO, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await this.database
      .insert(usuarios)
      .values(
        faltam.map(({ cpf, nome, matricula, lotacao }) => ({
          ...{ cpf, nome, matricula, senhaHash, authorities: ['SOLICITANTE'] },
          nomeBusca: `${nome}\n${matricula}`.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase(),
          lotacaoId: daTabela.find(({ codigo }) => codigo === lotacao)?.id ?? null,
        })),
      )
      .onConflictDoNothing();
    return this.ler();
  }

  /** Who was blocked or moved no longer acts. */
  private async ler(): Promise<Map<string, Pessoa>> {
    const cpfs = [...Object.values(papeisDoElenco), ...deQuemVisita.values(), ...responsaveis.map(({ cpf }) => cpf)];
    const { id: usuarioId, cpf, matricula, nome, authorities, lotacaoId } = usuarios;
    const lidas = await this.database
      .select({ usuarioId, cpf, matricula, nome, authorities, lotacaoId })
      .from(usuarios)
      .where(sql`${inArray(cpf, cpfs)} and ${usuarios.ativo}`);
    return new Map(
      lidas.map(({ cpf: de, ...lida }) => {
        const restritaA = restrictedTo(lida, ['SOLICITANTE']);
        return [de, { ...lida, restritaA, requestId: PEDIDO_DA_VIDA }];
      }),
    );
  }
}
