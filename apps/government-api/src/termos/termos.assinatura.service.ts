import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { CycleSteps } from '../cycle/cycle-steps.ts';
import { Database, type Transaction } from '../database/database.ts';
import { RecebimentoDaMedicao } from '../medicoes/medicoes.service.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { ResponsaveisService } from '../responsaveis/responsaveis.service.ts';
import { UsuariosService } from '../usuarios/usuarios.service.ts';
import { estaCompleto, type Quem, quemAssina, quemRecusa } from './assinaturas.rules.ts';
import { hashDaAssinatura, numeroEscrito } from './termo.rules.ts';
import { ciclo } from './termos.ciclo.rules.ts';
import type { SituacaoTermo } from './termos.ciclo.table.ts';
import { type Contexto, momentoDe, TermosLeituraService } from './termos.leitura.service.ts';
import { type Termo, type TermoLido, TermosRepository } from './termos.repository.ts';
import { TermosService } from './termos.service.ts';

type Schemas = components['schemas'];
export type TermoVisto = { readonly termoId: number; readonly ifMatch: string | undefined };
type Aberto = { readonly termo: TermoLido; readonly contexto: Contexto };
type Passo = {
  readonly passo: 'assinar' | 'recusar';
  readonly para: SituacaoTermo;
  readonly set?: Partial<Termo>;
  readonly motivo?: string;
};

/** A term is signed, with the password again, or refused in words, by who answers for the contract on that day. */
@Injectable()
export class TermosAssinaturaService {
  constructor(
    private readonly database: Database,
    private readonly repository: TermosRepository,
    private readonly termos: TermosService,
    private readonly leitura: TermosLeituraService,
    private readonly medicoes: RecebimentoDaMedicao,
    private readonly responsaveis: ResponsaveisService,
    private readonly usuarios: UsuariosService,
    private readonly steps: CycleSteps,
    private readonly audit: AuditTrail,
    private readonly notificacoes: NotificacoesService,
    private readonly clock: Clock,
  ) {}

  async assinar(
    pessoa: Pessoa,
    visto: TermoVisto,
    { senha, cargo }: Schemas['NovaAssinaturaDoTermo'],
  ): Promise<Schemas['Termo']> {
    await this.usuarios.exigirSenhaDeNovo(pessoa, senha, 'termos');
    return this.database.transaction(async tx => {
      const { termo, contexto } = await this.abrir(tx, pessoa, visto);
      ciclo.require('assinar', { situacao: termo.situacao });
      const momento = momentoDe(contexto);
      const designacao = exigir(quemAssina(termo, momento, pessoa));
      const em = this.clock.now();
      const { nome, matricula, usuarioId } = pessoa;
      const { id: designacaoId, papel, qualidade } = designacao;
      const portaria = await this.responsaveis.portaria(tx, designacaoId);
      const dela = { papel, qualidade, portaria, nome, matricula, cargo: cargo?.trim() || null, em };
      const hash = hashDaAssinatura(termo.assinaturas.at(-1)?.hash ?? termo.hash, dela);
      await this.repository.sign(tx, { ...dela, hash, termoId: termo.id, designacaoId, usuarioId });
      const assinaturas = [...termo.assinaturas, { designacaoId, usuarioId }];
      const completo = estaCompleto({ ...termo, assinaturas }, momento);
      const feito: Passo = completo
        ? { passo: 'assinar', para: 'ASSINADO', set: { assinadoEm: em } }
        : { passo: 'assinar', para: 'EMITIDO' };
      await this.dar(tx, pessoa, termo, feito);
      if (completo && termo.tipo === 'DEFINITIVO') {
        await this.medicoes.liberar(tx, contexto.medicao, termo.conteudo.totais.liquidoCentavos);
      }
      return this.reler(tx, pessoa, termo);
    });
  }

  recusar(
    pessoa: Pessoa,
    visto: TermoVisto,
    { motivo: digitado }: Schemas['RecusaDoTermo'],
  ): Promise<Schemas['Termo']> {
    const motivo = digitado.trim();
    return this.database.transaction(async tx => {
      const { termo, contexto } = await this.abrir(tx, pessoa, visto);
      ciclo.require('recusar', { situacao: termo.situacao });
      exigir(quemRecusa(termo, momentoDe(contexto), pessoa));
      const set = { motivo, encerradoEm: this.clock.now(), encerradoPor: pessoa.usuarioId };
      await this.dar(tx, pessoa, termo, { passo: 'recusar', para: 'RECUSADO', set, motivo });
      await this.notificacoes.emitir(tx, 'TERMO_RECUSADO', [{ ...fatoDo(termo), motivo }]);
      return this.reler(tx, pessoa, termo);
    });
  }

  /** Under the billing's lock, so that no map of it is reopened meanwhile. */
  private async abrir(tx: Transaction, pessoa: Pessoa, { termoId, ifMatch }: TermoVisto): Promise<Aberto> {
    const { medicaoId } = await this.termos.exigirLido(tx, termoId);
    const medicao = await this.medicoes.travarComoEsta(tx, medicaoId);
    const termo = await this.termos.exigirLido(tx, termoId);
    const { versao } = termo;
    await this.audit.requireVersion(tx, { ifMatch, versao, entidade: 'termos', entidadeId: termoId });
    return { termo, contexto: await this.leitura.contexto(tx, pessoa, medicao) };
  }

  private async dar(
    tx: Transaction,
    pessoa: Pessoa,
    termo: TermoLido,
    { passo, para, set = {}, motivo }: Passo,
  ): Promise<void> {
    const { id, versao, tipo, situacao: de, medicaoId } = termo;
    const dados = { numero: numeroEscrito(tipo, termo), tipo, ...(motivo && { motivo }) };
    await this.steps.take(tx, ciclo, {
      entidade: 'termos',
      linha: { passo, id, pessoa, de, para, dados },
      versao,
      gravar: guarda => this.repository.transition(tx, guarda, { ...set, situacao: para }),
      reler: () => this.repository.find(tx, id),
    });
    if (para === 'EMITIDO') return;
    await this.notificacoes.resolver(tx, 'TERMO_ENCERRADO', [{ termoId: id }]);
    if (para === 'ASSINADO') {
      await this.notificacoes.resolver(tx, 'RECEBIMENTO_RESOLVIDO', [{ medicaoId, recebimento: tipo }]);
      await this.notificacoes.emitir(tx, 'TERMO_ASSINADO', [fatoDo(termo)]);
    }
  }

  private async reler(tx: Transaction, pessoa: Pessoa, { id, medicaoId }: TermoLido): Promise<Schemas['Termo']> {
    const medicao = await this.medicoes.exigir(tx, medicaoId);
    const contexto = await this.leitura.contexto(tx, pessoa, medicao);
    return this.leitura.montar(pessoa, contexto, await this.termos.exigirLido(tx, id));
  }
}

function exigir(resposta: Quem) {
  if (!resposta.pode) throw problema('conflito', { detail: resposta.motivo });
  return resposta.designacao;
}

function fatoDo(termo: TermoLido) {
  const { contrato, mes } = termo.conteudo;
  const { numero: doContrato, fornecedor } = contrato;
  return {
    ...{ termoId: termo.id, medicaoId: termo.medicaoId, contrato: doContrato, fornecedor, mes: `${mes}-01` },
    numero: numeroEscrito(termo.tipo, termo),
  };
}
