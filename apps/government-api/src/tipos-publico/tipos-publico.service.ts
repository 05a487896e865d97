import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AtivacoesService } from '../ativacoes/ativacoes.service.ts';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { type TipoPublico, toTipoPublico } from './tipos-publico.mapper.ts';
import { type Linha, TiposPublicoRepository } from './tipos-publico.repository.ts';
import {
  emUso,
  exigirLugar,
  exigirUnico,
  normalizar,
  novaOrdem,
  proximaOrdem,
  registroDe,
} from './tipos-publico.rules.ts';

type Dados = components['schemas']['DadosTipoPublico'];
export type Visto = { readonly tipoPublicoId: number; readonly ifMatch: string | undefined };

const ENTIDADE = 'tipos_publico';
const ativacaoDe = ({ id }: Linha) => ({ especie: 'PUBLICO', id }) as const;

@Injectable()
export class TiposPublicoService {
  constructor(
    private readonly database: Database,
    private readonly repository: TiposPublicoRepository,
    private readonly ativacoes: AtivacoesService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async listar({ inativos }: { inativos: boolean }): Promise<TipoPublico[]> {
    if (!inativos) return this.ativos(this.database);
    return this.todos(this.database);
  }

  async todos(tx: Transaction): Promise<TipoPublico[]> {
    return (await this.repository.findAll(tx)).map(toTipoPublico);
  }

  async ativos(tx: Transaction): Promise<TipoPublico[]> {
    return (await this.repository.findActive(tx)).map(toTipoPublico);
  }

  async obter(id: number): Promise<TipoPublico> {
    return this.comDesde(this.database, await this.exigir(this.database, id));
  }

  criar(pessoa: Pessoa, digitados: Dados): Promise<TipoPublico> {
    return this.database.transaction(async tx => {
      await this.travar(tx);
      const existentes = await this.repository.findAll(tx);
      const dados = normalizar(digitados);
      exigirUnico(existentes, dados, null);
      exigirLugar(existentes);
      const agora = this.clock.now();
      const ordem = proximaOrdem(existentes);
      const linha = await this.repository.insert(tx, { ...dados, ordem, criadoEm: agora, alteradoEm: agora });
      await this.ativacoes.nascer(tx, ativacaoDe(linha));
      await this.anotar(tx, pessoa, 'criarTipoPublico', null, linha);
      return this.comDesde(tx, linha);
    });
  }

  editar(pessoa: Pessoa, visto: Visto, digitados: Dados): Promise<TipoPublico> {
    return this.mudar(pessoa, 'editarTipoPublico', visto, async (tx, antes) => {
      const dados = normalizar(digitados);
      exigirUnico(await this.repository.findAll(tx), dados, antes.id);
      return dados;
    });
  }

  inativar(pessoa: Pessoa, visto: Visto): Promise<TipoPublico> {
    return this.mudar(pessoa, 'inativarTipoPublico', visto, async (tx, { id, nome }) => {
      const uso = await this.repository.findUse(tx, id, this.clock.today(FUSO_DA_AGENCIA));
      if (uso.unidades > 0) throw emUso(nome, uso);
      return { ativo: false };
    });
  }

  reativar(pessoa: Pessoa, visto: Visto): Promise<TipoPublico> {
    return this.mudar(pessoa, 'reativarTipoPublico', visto, async () => ({ ativo: true }));
  }

  ordenar(pessoa: Pessoa, ids: readonly number[]): Promise<TipoPublico[]> {
    return this.database.transaction(async tx => {
      await this.travar(tx);
      const nova = novaOrdem(await this.repository.findAll(tx), ids);
      for (const { linha, ordem } of nova) {
        if (linha.ordem === ordem) continue;
        const depois = await this.repository.update(tx, linha.id, { ordem, alteradoEm: this.clock.now() });
        await this.anotar(tx, pessoa, 'ordenarTiposPublico', linha, depois);
      }
      return (await this.repository.findAll(tx)).map(toTipoPublico);
    });
  }

  /** The version is required only for editing; a write that changes nothing leaves no trace. */
  private mudar(
    pessoa: Pessoa,
    acao: 'editarTipoPublico' | 'inativarTipoPublico' | 'reativarTipoPublico',
    { tipoPublicoId, ifMatch }: Visto,
    mudanca: (tx: Transaction, antes: Linha) => Promise<Partial<Linha>>,
  ): Promise<TipoPublico> {
    return this.database.transaction(async tx => {
      await this.travar(tx);
      const antes = await this.exigir(tx, tipoPublicoId);
      await this.audit.requireVersion(tx, {
        ifMatch,
        versao: antes.versao,
        entidade: ENTIDADE,
        entidadeId: antes.id,
        opcional: acao !== 'editarTipoPublico',
      });
      const set = await mudanca(tx, antes);
      const igual = Object.entries(set).every(([campo, valor]) => antes[campo as keyof Linha] === valor);
      if (igual) return this.comDesde(tx, antes);
      const depois = await this.repository.update(tx, antes.id, { ...set, alteradoEm: this.clock.now() });
      if (antes.ativo !== depois.ativo) await this.ativacoes.mudar(tx, ativacaoDe(depois), depois.ativo);
      await this.anotar(tx, pessoa, acao, antes, depois);
      return this.comDesde(tx, depois);
    });
  }

  private async comDesde(tx: Transaction, linha: Linha): Promise<TipoPublico> {
    const situacaoDesde = await this.ativacoes.desde(tx, ativacaoDe(linha));
    return { ...toTipoPublico(linha), ...(situacaoDesde && { situacaoDesde }) };
  }

  private async travar(tx: Transaction): Promise<void> {
    await this.repository.lock(tx);
    await this.ativacoes.acertar(tx, 'PUBLICO');
  }

  private anotar(tx: Transaction, pessoa: Pessoa, acao: string, antes: Linha | null, depois: Linha): Promise<void> {
    return this.audit.record(tx, pessoa, {
      acao,
      entidade: ENTIDADE,
      entidadeId: depois.id,
      antes: antes && registroDe(antes),
      depois: registroDe(depois),
    });
  }

  private async exigir(tx: Transaction, id: number): Promise<Linha> {
    const linha = await this.repository.findById(tx, id);
    if (!linha) throw problema('nao-encontrado', { detail: 'Este público não existe.' });
    return linha;
  }
}
