import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { requireReach } from '../auth/row-rule.ts';
import { Clock, daysBetween } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { FechamentosService } from '../fechamentos/fechamentos.service.ts';
import { LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { podeRetirar, toAnotacao } from './anotacoes-mapa.mapper.ts';
import { type Anotacao, AnotacoesMapaRepository, type Recorte } from './anotacoes-mapa.repository.ts';

type Schemas = components['schemas'];

export type { Anotacao };
export type BuscaDeAnotacoes = { de: string; ate: string; lotacaoId?: number; retiradas?: boolean };

const MAIS_DIAS = 31;

/** Notes on the map are kept for good: closing freezes those of the day (domain 7.2). */
@Injectable()
export class AnotacoesMapaService {
  constructor(
    private readonly database: Database,
    private readonly repository: AnotacoesMapaRepository,
    private readonly lotacoes: LotacoesService,
    private readonly fechamentos: FechamentosService,
    private readonly audit: AuditTrail,
    private readonly notificacoes: NotificacoesService,
    private readonly clock: Clock,
  ) {}

  doPeriodo(tx: Transaction, recorte: Recorte): Promise<Anotacao[]> {
    return this.repository.find(tx, recorte);
  }

  async listar(pessoa: Pessoa, { lotacaoId, ...periodo }: BuscaDeAnotacoes): Promise<Schemas['AnotacoesMapa']> {
    const dias = daysBetween(periodo.de, periodo.ate) + 1;
    if (dias < 1 || dias > MAIS_DIAS) {
      const detail = dias < 1 ? 'O fim do período vem antes do começo.' : `O período pode ter até ${MAIS_DIAS} dias.`;
      throw problema('dados-invalidos', { detail, errors: [{ pointer: '/query/ate', detail }] });
    }
    if (lotacaoId !== undefined) requireReach(pessoa, lotacaoId);
    const uma = pessoa.restritaA ?? lotacaoId;
    const achadas = await this.repository.find(this.database, {
      ...periodo,
      ...(uma !== undefined && { lotacaoIds: [uma] }),
    });
    return { itens: achadas.map(anotacao => toAnotacao(pessoa, anotacao)) };
  }

  anotar(pessoa: Pessoa, lotacaoId: number, nova: Schemas['NovaAnotacaoMapa']): Promise<Schemas['AnotacaoMapa']> {
    const { data, tipoAlimentacaoId, tipoPublicoId } = nova;
    const texto = nova.texto.trim();
    if (!texto) throw invalida('/texto', 'Escreva a anotação.');
    return this.database.transaction(async tx => {
      await this.fechamentos.travar(tx, [lotacaoId]);
      await this.lotacoes.exigir(tx, lotacaoId, pessoa);
      await this.fechamentos.exigirAbertos(tx, [{ lotacaoId, data }]);
      await this.exigirCelula(tx, nova);
      const id = await this.repository.insert(tx, {
        ...{ lotacaoId, data, tipoAlimentacaoId, tipoPublicoId, texto },
        criadaEm: this.clock.now(),
        criadaPor: pessoa.usuarioId,
      });
      await this.notificacoes.resolver(tx, 'MAPA_ANOTADO', [{ lotacaoId, lotacao: '', data }]);
      return this.contada(tx, pessoa, id, 'anotarMapa');
    });
  }

  retirar(pessoa: Pessoa, id: number): Promise<Schemas['AnotacaoMapa']> {
    return this.database.transaction(async tx => {
      const anotacao = await this.repository.findById(tx, id);
      if (!anotacao) throw problema('nao-encontrado', { detail: 'Esta anotação não existe.' });
      const { lotacaoId, data } = anotacao;
      await this.fechamentos.travar(tx, [lotacaoId]);
      requireReach(pessoa, lotacaoId);
      await this.fechamentos.exigirAbertos(tx, [{ lotacaoId, data }]);
      if (anotacao.retiradaEm === null && !podeRetirar(pessoa, anotacao)) {
        throw problema('nao-permitido', {
          detail: `Só ${anotacao.por}, que a escreveu, ou o gestor retira esta anotação.`,
        });
      }
      if (!(await this.repository.takeBack(tx, id, pessoa.usuarioId, this.clock.now()))) {
        throw problema('conflito', { detail: 'Esta anotação já foi retirada.' });
      }
      return this.contada(tx, pessoa, id, 'retirarAnotacaoMapa');
    });
  }

  private async contada(tx: Transaction, pessoa: Pessoa, id: number, acao: string): Promise<Schemas['AnotacaoMapa']> {
    const anotacao = await this.repository.findById(tx, id);
    if (!anotacao) throw new Error('a note that was just written is there');
    const { lotacaoId, data, refeicao, publico, texto } = anotacao;
    const celula = refeicao && publico ? { refeicao, publico } : {};
    const dados = { lotacaoId, data, ...celula, texto };
    await this.audit.record(tx, pessoa, { acao, entidade: 'anotacoes_mapa', entidadeId: id, dados });
    return toAnotacao(pessoa, anotacao);
  }

  private async exigirCelula(
    tx: Transaction,
    { tipoAlimentacaoId, tipoPublicoId }: Schemas['NovaAnotacaoMapa'],
  ): Promise<void> {
    if (tipoAlimentacaoId === null && tipoPublicoId === null) return;
    if (tipoAlimentacaoId === null || tipoPublicoId === null) {
      throw invalida('/tipoPublicoId', 'Diga a refeição e o público, ou nenhum dos dois.');
    }
    if (await this.repository.cellExists(tx, tipoAlimentacaoId, tipoPublicoId)) return;
    throw invalida('/tipoAlimentacaoId', 'Esta refeição ou este público não existe.');
  }
}

const invalida = (pointer: string, detail: string) =>
  problema('dados-invalidos', { detail, errors: [{ pointer, detail }] });

export const ondeDe = ({ refeicao, publico }: Pick<Anotacao, 'refeicao' | 'publico'>): string =>
  refeicao && publico ? `${refeicao} · ${publico}` : 'O dia';
