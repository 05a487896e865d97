import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { type Equipe, faltaPara } from './quem-pode.rules.ts';
import { toAfastamento, toDesignacoes } from './responsaveis.mapper.ts';
import { ResponsaveisRepository } from './responsaveis.repository.ts';

type Schemas = components['schemas'];

export {
  type AtoFeito,
  type Designada,
  type Equipe,
  emExercicio,
  faltaPara,
  papelDoAto,
  quemPode,
  segregado,
} from './quem-pode.rules.ts';

/** What other slices ask of who answers for a contract. */
@Injectable()
export class ResponsaveisService {
  constructor(
    private readonly database: Database,
    private readonly repository: ResponsaveisRepository,
    private readonly clock: Clock,
  ) {}

  hoje(): string {
    return this.clock.today(FUSO_DA_AGENCIA);
  }

  listar(pessoa: Pessoa, contratoId: number): Promise<Schemas['ResponsaveisDoContrato']> {
    return this.ler(this.database, pessoa, contratoId);
  }

  async ler(tx: Transaction, pessoa: Pessoa, contratoId: number): Promise<Schemas['ResponsaveisDoContrato']> {
    const hoje = this.hoje();
    const equipe = await this.equipe(tx, contratoId);
    const designa = pessoa.authorities.includes('AL_GESTOR');
    const lidas = await this.repository.ofContract(tx, contratoId);
    const afastamentos = await this.repository.absencesOf(tx, contratoId, hoje);
    const faltas = (['PROVISORIO', 'DEFINITIVO'] as const).flatMap(ato => faltaPara(ato, equipe, hoje) ?? []);
    return {
      contratoId,
      hoje,
      itens: toDesignacoes(lidas, { equipe, hoje, designa }),
      afastamentos: afastamentos.map(toAfastamento),
      faltas,
      designa,
    };
  }

  /** Everybody ever designated for the contract, with every absence: who acts is asked of it for a day. */
  async equipe(tx: Transaction, contratoId: number): Promise<Equipe> {
    const contrato = await this.repository.contractNumber(tx, contratoId);
    if (contrato === undefined) throw problema('nao-encontrado', { detail: `O contrato ${contratoId} não existe.` });
    const designacoes = await this.repository.ofContract(tx, contratoId);
    return { contrato, designacoes, afastamentos: await this.repository.absencesOf(tx, contratoId, SEMPRE) };
  }

  /** The order by which a person was designated, which stands beside the signature. */
  async portaria(tx: Transaction, designacaoId: number): Promise<string> {
    const designacao = await this.repository.findForUpdate(tx, designacaoId);
    if (!designacao) throw new Error('whoever signs was designated');
    return designacao.portaria;
  }
}

const SEMPRE = '1900-01-01';
