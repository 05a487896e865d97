import { createHash } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { CycleSteps } from '../cycle/cycle-steps.ts';
import { Database, type Transaction } from '../database/database.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { ciclo } from './auditorias.ciclo.rules.ts';
import type { EventoAuditoria, SituacaoAuditoria } from './auditorias.ciclo.table.ts';
import { AuditoriasLeituraService, desconhecida } from './auditorias.leitura.service.ts';
import { impedimentoDe } from './auditorias.mapper.ts';
import { type Auditoria, AuditoriasRepository } from './auditorias.repository.ts';
import { RISCO_PONTOS, sementeLida, TOLERANCIA_PONTOS } from './auditorias.rules.ts';
import { SorteadosRepository } from './sorteados.repository.ts';

type Schemas = components['schemas'];
type Vista = { readonly id: number; readonly ifMatch: string | undefined };
type Conferencia = Omit<Schemas['NovaConferencia'], 'observacao'> & { readonly observacao: string | null };
type Passo = {
  readonly passo: EventoAuditoria;
  readonly para: SituacaoAuditoria;
  readonly set?: Partial<Auditoria>;
  readonly dados?: Record<string, unknown>;
};

const sha256 = (texto: string): string => createHash('sha256').update(texto).digest('hex');

/** An audit with a limit of risk over what was attested of a month (ADR 118). */
@Injectable()
export class AuditoriasService {
  constructor(
    private readonly database: Database,
    private readonly repository: AuditoriasRepository,
    private readonly sorteados: SorteadosRepository,
    private readonly leitura: AuditoriasLeituraService,
    private readonly steps: CycleSteps,
    private readonly notificacoes: NotificacoesService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  abrir(pessoa: Pessoa, nova: Schemas['NovaAuditoria']): Promise<Schemas['Auditoria']> {
    const mes = `${nova.mes}-01`;
    const abertaEm = this.clock.now();
    const sementeDepoisDe = new Date(nova.sementeDepoisDe);
    const fonte = exigirFonte(nova.fonte.trim());
    if (sementeDepoisDe <= abertaEm) {
      throw recusado(
        '/sementeDepoisDe',
        'O sorteio precisa estar no futuro: ninguém pode saber dele ao abrir a auditoria.',
      );
    }
    return this.database.transaction(async tx => {
      await this.repository.lock(tx);
      // Asked before a number is taken, so that the numbers have no gap; counted again from what was frozen.
      exigirDias(await this.repository.forecast(tx, mes));
      const id = await this.repository.nextId(tx);
      const { itens, totalCentavos } = exigirDias(await this.repository.freeze(tx, id, mes));
      await this.repository.insert(tx, id, {
        ...{ mes, situacao: 'AGUARDANDO_SEMENTE', itens, totalCentavos, fonte, sementeDepoisDe },
        ...{ toleranciaPontos: TOLERANCIA_PONTOS, riscoPontos: RISCO_PONTOS },
        listaSha256: sha256(await this.repository.list(tx, id)),
        ...{ abertaEm, abertaPor: pessoa.usuarioId },
      });
      await this.steps.write(tx, ciclo, {
        entidade: 'auditorias',
        linhas: [{ passo: 'abrir', id, pessoa, de: null, para: 'AGUARDANDO_SEMENTE', dados: { mes: nova.mes, fonte } }],
      });
      return this.leitura.ler(tx, pessoa, id);
    });
  }

  semear(pessoa: Pessoa, vista: Vista, { semente: digitada }: Schemas['SementeDaAuditoria']) {
    const semente = sementeLida(digitada);
    if (!semente)
      throw recusado('/semente', 'A semente tem de 20 a 100 algarismos: copie o resultado inteiro da fonte.');
    return this.database.transaction(async tx => {
      const auditoria = await this.abrirVista(tx, 'semear', vista);
      const em = this.clock.now();
      if (em <= auditoria.sementeDepoisDe) {
        throw problema('conflito', {
          detail: 'O sorteio desta auditoria ainda não aconteceu: a semente só se aceita depois da hora combinada.',
        });
      }
      const set = { semente, semeadaEm: em, semeadaPor: pessoa.usuarioId };
      await this.dar(tx, pessoa, auditoria, { passo: 'semear', para: 'EM_CONFERENCIA', set });
      await this.notificacoes.emitir(tx, 'AUDITORIA_SORTEADA', [{ auditoriaId: auditoria.id, mes: auditoria.mes }]);
      return this.leitura.ler(tx, pessoa, auditoria.id);
    });
  }

  conferir(pessoa: Pessoa, id: number, nova: Schemas['NovaConferencia']): Promise<Schemas['Auditoria']> {
    const { ordem, comprovadoCentavos } = nova;
    const observacao = nova.observacao?.trim() || null;
    return this.database.transaction(async tx => {
      const auditoria = await this.abrirVista(tx, 'conferir', { id, ifMatch: undefined });
      await this.exigirConferivel(tx, pessoa, auditoria, { ordem, comprovadoCentavos, observacao });
      const em = this.clock.now();
      await this.repository.check(tx, {
        ...{ auditoriaId: id, ordem, comprovadoCentavos, observacao },
        ...{ em, por: pessoa.usuarioId },
      });
      const { andamento } = await this.leitura.sortear(tx, auditoria);
      const demonstrada = andamento.riscoPontos <= auditoria.riscoPontos;
      await this.dar(tx, pessoa, auditoria, {
        passo: 'conferir',
        dados: { ordem, comprovadoCentavos, ...(observacao && { motivo: observacao }) },
        ...(demonstrada
          ? { para: 'DEMONSTRADA', set: await this.fim(tx, pessoa, { auditoria, situacao: 'DEMONSTRADA' }) }
          : { para: 'EM_CONFERENCIA' }),
      });
      return this.leitura.ler(tx, pessoa, id);
    });
  }

  encerrar(pessoa: Pessoa, vista: Vista, { motivo: digitado }: Schemas['EncerramentoDaAuditoria']) {
    const motivo = digitado.trim();
    return this.database.transaction(async tx => {
      const auditoria = await this.abrirVista(tx, 'encerrar', vista);
      const fim = await this.fim(tx, pessoa, { auditoria, situacao: 'ENCERRADA' });
      await this.dar(tx, pessoa, auditoria, {
        passo: 'encerrar',
        para: 'ENCERRADA',
        set: { ...fim, motivo },
        dados: { motivo },
      });
      if (auditoria.semente === null) await this.repository.release(tx, auditoria.id);
      return this.leitura.ler(tx, pessoa, auditoria.id);
    });
  }

  private async abrirVista(tx: Transaction, passo: EventoAuditoria, { id, ifMatch }: Vista): Promise<Auditoria> {
    const auditoria = await this.repository.find(tx, id);
    if (!auditoria) throw desconhecida(id);
    const { versao, situacao } = auditoria;
    // Two people check different days of one audit at the same time, so a check names no version.
    if (passo !== 'conferir')
      await this.audit.requireVersion(tx, { ifMatch, versao, entidade: 'auditorias', entidadeId: id });
    ciclo.require(passo, { situacao });
    return auditoria;
  }

  private async exigirConferivel(
    tx: Transaction,
    { usuarioId }: Pessoa,
    auditoria: Auditoria,
    { ordem, comprovadoCentavos, observacao }: Conferencia,
  ): Promise<void> {
    const { sorteios } = await this.leitura.sortear(tx, auditoria);
    const [dia] = sorteios.some(cada => cada.ordem === ordem)
      ? await this.sorteados.read(tx, auditoria.id, [ordem])
      : [];
    if (!dia) throw recusado('/ordem', 'Este dia não foi sorteado: só se confere o que o sorteio escolheu.');
    const impedimento = impedimentoDe(usuarioId, dia);
    if (impedimento) throw problema('conflito', { detail: impedimento });
    if (comprovadoCentavos > dia.valorCentavos) {
      throw recusado(
        '/comprovadoCentavos',
        'O comprovado não passa do que foi pago: o que passa não compensa outro dia.',
      );
    }
    if (comprovadoCentavos < dia.valorCentavos && !observacao) {
      throw recusado('/observacao', 'Diga o que falta ou não bate, para quem ler depois.');
    }
  }

  /** What the ledger's last leaf of an audit says: how far it went, and the hash of what was answered. */
  private async fim(
    tx: Transaction,
    { usuarioId }: Pessoa,
    { auditoria, situacao }: { auditoria: Auditoria; situacao: SituacaoAuditoria },
  ): Promise<Partial<Auditoria>> {
    const { andamento } = await this.leitura.sortear(tx, auditoria);
    const respostas = sha256(await this.sorteados.checks(tx, auditoria.id));
    const { sorteios, riscoPontos } = andamento;
    const resultado = `situacao=${situacao} sorteios=${sorteios} risco=${riscoPontos} respostas=${respostas}`;
    return { resultado, encerradaEm: this.clock.now(), encerradaPor: usuarioId };
  }

  private dar(tx: Transaction, pessoa: Pessoa, auditoria: Auditoria, { passo, para, set = {}, dados }: Passo) {
    const { id, versao, situacao: de } = auditoria;
    return this.steps.take(tx, ciclo, {
      entidade: 'auditorias',
      linha: { passo, id, pessoa, de, para, ...(dados && { dados }) },
      versao,
      gravar: guarda => this.repository.transition(tx, guarda, { ...set, situacao: para }),
      reler: () => this.repository.find(tx, id),
    });
  }
}

function exigirFonte(fonte: string): string {
  if (fonte.length < 10) throw recusado('/fonte', 'Diga de que sorteio público, com data e número, virá a semente.');
  return fonte;
}

function exigirDias<T extends { readonly itens: number }>(lista: T): T {
  if (lista.itens) return lista;
  throw problema('conflito', {
    detail: 'Nada do que foi atestado deste mês está fora de uma auditoria. Ateste as medições do mês primeiro.',
  });
}

const recusado = (pointer: string, detail: string) =>
  problema('dados-invalidos', { detail, errors: [{ pointer, detail }] });
