import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail.service.ts';
import type { Pessoa } from '../../auth/pessoa.ts';
import { requireReach } from '../../auth/row-rule.ts';
import { Clock } from '../../clock/clock.ts';
import { Database, type Transaction } from '../../database/database.ts';
import { FechamentosService } from '../../fechamentos/fechamentos.service.ts';
import { LotacoesService } from '../../lotacoes/lotacoes.service.ts';
import { NotificacoesService } from '../../notificacoes/notificacoes.service.ts';
import { MedicoesLeituraService } from '../leitura/leitura.service.ts';
import { toCorrecao } from '../leitura/medicoes.mapper.ts';
import { MedicoesPassoService, type Versionada } from '../medicoes.passo.service.ts';
import { CorrecoesRepository } from '../registro/correcoes.repository.ts';
import { LinhasRepository } from '../registro/linhas.repository.ts';
import { type Medicao, MedicoesRepository } from '../registro/medicoes.repository.ts';

type Schemas = components['schemas'];

/** Corrections by day and cell: asked with a reason, answered in words or by a corrected map. */
@Injectable()
export class CorrecoesService {
  constructor(
    private readonly database: Database,
    private readonly repository: CorrecoesRepository,
    private readonly medicoes: MedicoesRepository,
    private readonly linhas: LinhasRepository,
    private readonly leitura: MedicoesLeituraService,
    private readonly passo: MedicoesPassoService,
    private readonly fechamentos: FechamentosService,
    private readonly lotacoes: LotacoesService,
    private readonly notificacoes: NotificacoesService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  pedir(pessoa: Pessoa, alvo: Versionada, nova: Schemas['NovaCorrecao']): Promise<Schemas['Medicao']> {
    const { lotacaoId, data } = nova;
    const motivo = nova.motivo.trim();
    return this.database.transaction(async tx => {
      const antes = await this.passo.travar(tx, alvo);
      if (!(await this.linhas.findByDay(tx, antes.id, { lotacaoId, data }))) {
        const detail = 'Esta medição não tem refeições desta lotação neste dia.';
        throw problema('dados-invalidos', { detail, errors: [{ pointer: '/data', detail }] });
      }
      const para = 'CORRECAO_SOLICITADA';
      const dados = { lotacaoId, data, motivo };
      const depois = await this.passo.dar(tx, pessoa, antes, { evento: 'pedirCorrecao', para, dados });
      const [dia] = await this.fechamentos.situacoes(tx, [lotacaoId], data, data);
      const { id: correcaoId } = await this.repository.insert(tx, {
        medicaoId: antes.id,
        lotacaoId,
        data,
        tipoAlimentacaoId: nova.tipoAlimentacaoId ?? null,
        tipoPublicoId: nova.tipoPublicoId ?? null,
        origem: 'CONFERENCIA',
        situacao: 'PENDENTE',
        motivo,
        pedidaEm: this.clock.now(),
        pedidaPor: pessoa.usuarioId,
        versaoAntes: dia?.versao ?? 0,
      });
      const { nome: lotacao } = await this.lotacoes.exigir(tx, lotacaoId, { restritaA: null });
      await this.notificacoes.emitir(tx, 'MEDICAO_CORRECAO_PEDIDA', [
        { correcaoId, lotacaoId, lotacao, data, motivo, medicaoId: antes.id },
      ]);
      return this.leitura.montar(tx, pessoa, depois);
    });
  }

  async listar(
    pessoa: Pessoa,
    busca: { lotacaoId: number; data?: string; mes?: string },
  ): Promise<Schemas['CorrecoesDaLotacao']> {
    await this.lotacoes.exigir(this.database, busca.lotacaoId, pessoa);
    const lidas = await this.repository.ofUnit(this.database, busca);
    return { itens: lidas.map(lida => toCorrecao(lida, responde(pessoa, busca.lotacaoId))) };
  }

  responder(
    pessoa: Pessoa,
    { correcaoId, ifMatch }: { correcaoId: number; ifMatch: string | undefined },
    { texto }: Schemas['RespostaCorrecao'],
  ): Promise<Schemas['CorrecaoMedicao']> {
    return this.database.transaction(async tx => {
      const medicao = await this.daCorrecao(tx, pessoa, correcaoId);
      const correcao = await this.repository.findById(tx, correcaoId);
      if (!correcao) throw inexistente();
      const { versao } = correcao;
      await this.audit.requireVersion(tx, { ifMatch, versao, entidade: 'correcoes_medicao', entidadeId: correcaoId });
      if (correcao.situacao !== 'PENDENTE') throw problema('conflito', { detail: 'Esta correção já foi respondida.' });
      if (correcao.origem === 'REABERTURA')
        throw problema('conflito', { detail: 'O mapa deste dia foi reaberto: corrija e feche de novo.' });
      const resposta = texto.trim();
      const respondida = { respondidaEm: this.clock.now(), respondidaPor: pessoa.usuarioId };
      await this.repository.settle(tx, correcaoId, { situacao: 'RESPONDIDA', resposta, ...respondida });
      const { lotacaoId, data } = correcao;
      await this.audit.record(tx, pessoa, {
        acao: 'responderCorrecao',
        entidade: 'correcoes_medicao',
        entidadeId: correcaoId,
        dados: { lotacaoId, data, resposta },
      });
      await this.encerrar(tx, pessoa, medicao, { evento: 'responder', correcaoId, lotacaoId, data });
      const lida = await this.repository.findRead(tx, correcaoId);
      if (!lida) throw inexistente();
      return toCorrecao(lida, responde(pessoa, lotacaoId));
    });
  }

  async encerrar(
    tx: Transaction,
    pessoa: Pessoa,
    medicao: Medicao,
    { evento, ...da }: { evento: 'responder' | 'corrigir'; correcaoId: number; lotacaoId: number; data: string },
  ): Promise<void> {
    const { nome: lotacao } = await this.lotacoes.exigir(tx, da.lotacaoId, { restritaA: null });
    await this.notificacoes.resolver(tx, 'CORRECAO_ENCERRADA', [{ ...da, lotacao }]);
    if (await this.repository.pending(tx, medicao.id)) return;
    const depois = await this.passo.dar(tx, pessoa, medicao, { evento, para: 'CORRIGIDA' });
    const { contrato } = await this.leitura.resumo(tx, medicao.id);
    const { numero, fornecedor } = contrato;
    await this.notificacoes.emitir(tx, 'MEDICAO_CORRIGIDA', [
      { medicaoId: medicao.id, contrato: numero, fornecedor, mes: medicao.mes, versao: depois.versao },
    ]);
  }

  private async daCorrecao(tx: Transaction, pessoa: Pessoa, correcaoId: number): Promise<Medicao> {
    const lida = await this.repository.findRead(tx, correcaoId);
    if (!lida) throw inexistente();
    requireReach(pessoa, lida.lotacao.id);
    const { mes } = await this.leitura.exigir(tx, lida.medicaoId);
    await this.medicoes.lockMonth(tx, mes);
    return this.leitura.exigir(tx, lida.medicaoId);
  }
}

const inexistente = () => problema('nao-encontrado', { detail: 'Esta correção não existe.' });

const responde = ({ authorities, lotacaoId }: Pessoa, aqui: number): boolean =>
  authorities.includes('AL_GESTOR') || (authorities.includes('SOLICITANTE') && lotacaoId === aqui);
