import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { inWords } from '../database/violations.ts';
import { LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { erroDoUltimoDia, errosDaDesignacao, periodoDe } from './designacoes.rules.ts';
import { membroDe } from './papeis.table.ts';
import { type Candidata, type Designacao, ResponsaveisRepository } from './responsaveis.repository.ts';
import { ResponsaveisService } from './responsaveis.service.ts';

type Schemas = components['schemas'];
type Resposta = Promise<Schemas['ResponsaveisDoContrato']>;

/** Designations by order of the authority: written, ended, and never erased. */
@Injectable()
export class DesignacoesService {
  constructor(
    private readonly database: Database,
    private readonly repository: ResponsaveisRepository,
    private readonly responsaveis: ResponsaveisService,
    private readonly lotacoes: LotacoesService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  designar(pessoa: Pessoa, contratoId: number, nova: Schemas['NovaDesignacao']): Resposta {
    return this.database.transaction(async tx => {
      await this.responsaveis.equipe(tx, contratoId);
      const designada = await this.repository.candidate(tx, nova.usuarioId);
      const titular =
        nova.titularId === undefined ? undefined : await this.repository.findForUpdate(tx, nova.titularId);
      const contexto = { hoje: this.responsaveis.hoje(), contratoId, pessoa: designada, titular };
      const errors = errosDaDesignacao(nova, contexto);
      if (errors.length || !designada) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors });
      for (const id of nova.lotacaoIds ?? []) await this.lotacoes.exigir(tx, id, { restritaA: null });
      await this.gravar(tx, pessoa, { contratoId, nova, designada, titular });
      return this.responsaveis.ler(tx, pessoa, contratoId);
    });
  }

  encerrar(
    pessoa: Pessoa,
    { designacaoId, ifMatch }: { designacaoId: number; ifMatch: string | undefined },
    { ultimoDia, motivo: digitado }: Schemas['FimDeDesignacao'],
  ): Resposta {
    return this.database.transaction(async tx => {
      const antes = await this.repository.findForUpdate(tx, designacaoId);
      if (!antes) throw problema('nao-encontrado', { detail: 'Esta designação não existe.' });
      const { versao, contratoId } = antes;
      await this.audit.requireVersion(tx, { ifMatch, versao, entidade: 'designacoes', entidadeId: designacaoId });
      if (antes.encerradaEm) throw problema('conflito', { detail: 'Esta designação já foi encerrada.' });
      const errors = erroDoUltimoDia(antes, ultimoDia);
      if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors });
      const motivo = digitado.trim();
      const fim = { motivoDoFim: motivo, encerradaEm: this.clock.now(), encerradaPor: pessoa.usuarioId };
      await this.repository.end(tx, designacaoId, { ...fim, fim: ultimoDia });
      const substitutas = await this.repository.endSubstitutes(tx, designacaoId, { ...fim, fim: ultimoDia });
      await this.audit.recordAll(
        tx,
        pessoa,
        [designacaoId, ...substitutas].map(entidadeId => ({
          ...{ acao: 'encerrarDesignacao', entidade: 'designacoes', entidadeId },
          dados: { contratoId, papel: antes.papel, ultimoDia, motivo },
        })),
      );
      return this.responsaveis.ler(tx, pessoa, contratoId);
    });
  }

  /** The constraints decide, also between two people at once; who loses learns it in words. */
  private async gravar(
    tx: Transaction,
    pessoa: Pessoa,
    { contratoId, nova, designada, titular }: Escrita,
  ): Promise<void> {
    const { papel, qualidade, portariaEm } = nova;
    const portaria = nova.portaria.trim();
    const periodo = periodoDe(nova, titular);
    const id = await inWords(
      {
        designacoes_uma_por_pessoa: () =>
          jaExiste(`${designada.nome} já é ${membroDe(papel)} deste contrato nesses dias.`),
        designacoes_um_gestor: () => jaExiste('O contrato já tem gestor nesses dias: encerre a designação dele antes.'),
      },
      () =>
        this.repository.insert(tx, {
          ...{ contratoId, papel, qualidade, portaria, portariaEm, ...periodo },
          usuarioId: designada.id,
          titularId: nova.titularId ?? null,
          lotacaoIds: nova.lotacaoIds ?? [],
          designadaEm: this.clock.now(),
          designadaPor: pessoa.usuarioId,
        }),
    );
    const ditos = { pessoa: designada.nome, contratoId, papel, qualidade, portaria, portariaEm };
    const { inicio, fim: ultimoDia } = periodo;
    await this.audit.record(tx, pessoa, {
      ...{ acao: 'designarResponsavel', entidade: 'designacoes', entidadeId: id },
      depois: { ...ditos, inicio, ultimoDia, lotacaoIds: nova.lotacaoIds ?? null },
    });
  }
}

type Escrita = {
  readonly contratoId: number;
  readonly nova: Schemas['NovaDesignacao'];
  readonly designada: Candidata;
  readonly titular: Designacao | undefined;
};

const jaExiste = (detail: string) => problema('ja-existe', { detail, errors: [{ pointer: '/usuarioId', detail }] });
