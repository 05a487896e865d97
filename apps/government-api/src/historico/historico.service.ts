import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { addDays, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { zonedInstant } from '../clock/zoned-time.ts';
import { Database } from '../database/database.ts';
import { ATOS_FECHADOS_AO_CONTROLE, ENTIDADES_DO_CONTROLE } from './historico.controle.table.ts';
import { toRegistro } from './historico.mapper.ts';
import { type Condicoes, HistoricoRepository, type LinhaHistorico } from './historico.repository.ts';

type Schemas = components['schemas'];
type Registro = Schemas['RegistroHistorico'];

export type FiltroHistorico = {
  entidade?: string;
  entidadeId?: string;
  pessoa?: string;
  acao?: string;
  /** Acts that are left out. */
  semAcoes?: readonly string[];
  endereco?: string;
  de?: string;
  ate?: string;
};
export type BuscaHistorico = FiltroHistorico & { antesDe?: number; tamanho: number };

/** A name that matches more people than this is too vague a question. */
const MAIS_PESSOAS = 200;
/** The longest sheet people still read; for more they choose a shorter period. */
const MAIS_LINHAS = 20_000;

@Injectable()
export class HistoricoService {
  constructor(
    private readonly database: Database,
    private readonly repository: HistoricoRepository,
  ) {}

  async listar({ antesDe, tamanho, ...filtro }: BuscaHistorico): Promise<Schemas['PaginaHistorico']> {
    const condicoes = { ...(await this.condicoes(filtro)), antesDe };
    const achadas = await this.repository.findPage(this.database, condicoes, tamanho + 1);
    const itens = await this.registros(achadas.slice(0, tamanho));
    return { itens, proximo: achadas.length > tamanho ? (itens.at(-1)?.id ?? null) : null };
  }

  /** Of one record, without where the acts came from. */
  async listarAoControle(busca: BuscaHistorico): Promise<Schemas['PaginaHistorico']> {
    const { entidade, entidadeId, pessoa, endereco } = busca;
    if (!entidade || !entidadeId) invalido('entidadeId', 'O controle externo lê o histórico de um registro por vez.');
    if (!ENTIDADES_DO_CONTROLE.has(entidade)) invalido('entidade', 'O controle externo não lê o histórico disto.');
    if (pessoa || endereco) invalido('pessoa', 'O controle externo não procura os atos de uma pessoa.');
    const { itens, proximo } = await this.listar({ ...busca, semAcoes: ATOS_FECHADOS_AO_CONTROLE });
    return { itens: itens.map(({ origem: _origem, ...registro }) => registro), proximo };
  }

  async linhas(filtro: FiltroHistorico): Promise<Registro[]> {
    const achadas = await this.repository.findPage(this.database, await this.condicoes(filtro), MAIS_LINHAS + 1);
    if (achadas.length <= MAIS_LINHAS) return this.registros(achadas);
    throw problema('dados-invalidos', {
      detail: `O filtro acha mais de ${MAIS_LINHAS.toLocaleString('pt-BR')} registros. Escolha um período menor.`,
      errors: [{ pointer: '/query/de', detail: 'Escolha um período menor.' }],
    });
  }

  private async condicoes({
    entidade,
    entidadeId,
    pessoa,
    acao,
    semAcoes,
    endereco,
    de,
    ate,
  }: FiltroHistorico): Promise<Condicoes> {
    if (entidadeId && !entidade) invalido('entidade', 'Diga de que tabela é o registro.');
    if (de && ate && ate < de) invalido('ate', 'O fim do período vem antes do começo.');
    return {
      entidade,
      entidadeId,
      acao,
      semAcoes,
      endereco,
      de: de === undefined ? undefined : zonedInstant(de, '00:00', FUSO_DA_AGENCIA),
      antesDoFim: ate === undefined ? undefined : zonedInstant(addDays(ate, 1), '00:00', FUSO_DA_AGENCIA),
      usuarios: pessoa === undefined ? undefined : await this.usuarios(pessoa.trim()),
    };
  }

  private async usuarios(pessoa: string): Promise<number[]> {
    const achados = await this.repository.findUsuarios(this.database, pessoa, MAIS_PESSOAS + 1);
    if (achados.length > MAIS_PESSOAS) invalido('pessoa', 'Muitas pessoas têm este nome; escreva mais dele.');
    return achados;
  }

  private async registros(linhas: readonly LinhaHistorico[]): Promise<Registro[]> {
    const nomes = new Map<string, Map<string, string>>();
    for (const entidade of new Set(linhas.map(linha => linha.entidade))) {
      const ids = linhas.flatMap(linha => (linha.entidade === entidade && linha.entidadeId ? [linha.entidadeId] : []));
      nomes.set(entidade, await this.repository.findNomes(this.database, entidade, [...new Set(ids)]));
    }
    return linhas.map(linha => toRegistro(linha, nomes.get(linha.entidade)?.get(linha.entidadeId ?? '')));
  }
}

function invalido(campo: string, detail: string): never {
  throw problema('dados-invalidos', { detail, errors: [{ pointer: `/query/${campo}`, detail }] });
}
