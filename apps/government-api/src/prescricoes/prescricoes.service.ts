import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { requireReach } from '../auth/row-rule.ts';
import { addDays, Clock, plainDate } from '../clock/clock.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import { CycleSteps } from '../cycle/cycle-steps.ts';
import { Database, type Transaction } from '../database/database.ts';
import { DietasService } from '../dietas/dietas.service.ts';
import { LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { TiposPublicoService } from '../tipos-publico/tipos-publico.service.ts';
import { ciclo } from './prescricoes.ciclo.rules.ts';
import type { EventoPrescricao, SituacaoPrescricao } from './prescricoes.ciclo.table.ts';
import { PrescricoesLeituraService } from './prescricoes.leitura.service.ts';
import { toPrescricao } from './prescricoes.mapper.ts';
import { type Linha, type Nova, PrescricoesRepository } from './prescricoes.repository.ts';
import { exigirDias, exigirTransferencia, exigirUltimoDia, pessoaDe, registroDe } from './prescricoes.rules.ts';

export { PrescricoesLeituraService };

type Schemas = components['schemas'];
type Visto = { readonly id: number; readonly ifMatch: string | undefined };
type Dado = { readonly passo: EventoPrescricao; readonly para: SituacaoPrescricao; readonly set?: Partial<Linha> };

const ENTIDADE = 'prescricoes';

/** A diet prescribed to a person, who is a code of the unit (ADR 128). The trail never says whose it is. */
@Injectable()
export class PrescricoesService {
  constructor(
    private readonly database: Database,
    private readonly repository: PrescricoesRepository,
    private readonly leitura: PrescricoesLeituraService,
    private readonly lotacoes: LotacoesService,
    private readonly dietas: DietasService,
    private readonly tiposPublico: TiposPublicoService,
    private readonly steps: CycleSteps,
    private readonly audit: AuditTrail,
    private readonly notificacoes: NotificacoesService,
    private readonly clock: Clock,
  ) {}

  pedir(pessoa: Pessoa, { pessoa: quem, ...nova }: Schemas['NovaPrescricao']): Promise<Schemas['Prescricao']> {
    return this.database.transaction(async tx => {
      const { fusoHorario } = await this.lotacoes.exigirParada(tx, nova.lotacaoId, pessoa);
      exigirDias(nova, plainDate(this.clock.now(), fusoHorario));
      await this.exigirTipos(tx, nova);
      const dados = { ...nova, pessoa: pessoaDe(quem), registro: registroDe(nova.registro) };
      await this.repository.lockUnits(tx, [nova.lotacaoId]);
      const id = await this.abrir(tx, pessoa, { ...dados, situacao: 'PEDIDA' }, 'pedir');
      return this.lida(tx, pessoa, id);
    });
  }

  autorizar(pessoa: Pessoa, visto: Visto): Promise<Schemas['Prescricao']> {
    const autorizadaEm = this.clock.now();
    return this.decidir(pessoa, visto, { passo: 'autorizar', para: 'AUTORIZADA', set: { autorizadaEm } });
  }

  recusar(pessoa: Pessoa, visto: Visto, { motivo }: Schemas['MotivoDaPrescricao']): Promise<Schemas['Prescricao']> {
    return this.decidir(pessoa, visto, { passo: 'recusar', para: 'RECUSADA', set: { motivo: motivo.trim() } });
  }

  encerrar(
    pessoa: Pessoa,
    visto: Visto,
    { ultimoDia, motivo }: Schemas['EncerramentoDaPrescricao'],
  ): Promise<Schemas['Prescricao']> {
    return this.database.transaction(async tx => {
      const linha = await this.exigir(tx, pessoa, visto, 'encerrar');
      exigirUltimoDia(linha, ultimoDia);
      const set = { ate: ultimoDia, motivo: motivo.trim() };
      await this.dar(tx, pessoa, linha, { passo: 'encerrar', para: 'ENCERRADA', set });
      return this.lida(tx, pessoa, linha.id);
    });
  }

  renovar(
    pessoa: Pessoa,
    visto: Visto,
    { profissao, registro, ate }: Schemas['RenovacaoDaPrescricao'],
  ): Promise<Schemas['Prescricao']> {
    return this.database.transaction(async tx => {
      const linha = await this.exigir(tx, pessoa, visto, 'renovar');
      const { lotacaoId, pessoa: quem, tipoPublicoId, tipoDietaId } = linha;
      const de = addDays(linha.ate, 1);
      const { fusoHorario } = await this.lotacoes.exigir(tx, lotacaoId, pessoa);
      exigirDias({ de, ate }, plainDate(this.clock.now(), fusoHorario));
      await this.exigirTipos(tx, linha);
      const nova = { lotacaoId, pessoa: quem, tipoPublicoId, tipoDietaId, profissao, registro: registroDe(registro) };
      const id = await this.abrir(tx, pessoa, { ...nova, de, ate, situacao: 'PEDIDA', anteriorId: linha.id }, 'pedir');
      await this.dar(tx, pessoa, linha, { passo: 'renovar', para: 'AUTORIZADA' });
      return this.lida(tx, pessoa, id);
    });
  }

  /** Closes it here and opens it there in one act, so that nobody is a day without the diet, or has it twice. */
  transferir(
    pessoa: Pessoa,
    visto: Visto,
    { lotacaoId, aPartirDe, pessoa: outra }: Schemas['TransferenciaDaPrescricao'],
  ): Promise<Schemas['Prescricao']> {
    return this.database.transaction(async tx => {
      const aqui = (await this.leitura.exigir(tx, pessoa, visto.id)).lotacao;
      const la = await this.lotacoes.exigirParada(tx, lotacaoId, pessoa);
      const linha = await this.exigir(tx, pessoa, visto, 'transferir', [lotacaoId]);
      if (aqui.id === la.id) throw recusaDe('/lotacaoId', 'A pessoa já está nesta lotação.');
      if (!la.ativa) throw recusaDe('/lotacaoId', `${la.nome} está desativada.`);
      exigirTransferencia(linha, aPartirDe);
      const { id: _, versao: __, situacao: ___, pessoa: codigo, ...dados } = linha;
      const nova: Nova = {
        ...dados,
        lotacaoId,
        pessoa: outra === undefined ? codigo : pessoaDe(outra),
        de: aPartirDe,
        situacao: 'AUTORIZADA',
        anteriorId: linha.id,
        motivo: `Veio de ${aqui.nome}.`,
      };
      const set = { ate: addDays(aPartirDe, -1), motivo: `Transferida para ${la.nome} em ${porExtenso(aPartirDe)}.` };
      await this.dar(tx, pessoa, linha, { passo: 'transferir', para: 'ENCERRADA', set });
      return this.lida(tx, pessoa, await this.abrir(tx, pessoa, nova, 'receber'));
    });
  }

  private decidir(pessoa: Pessoa, visto: Visto, dado: Dado): Promise<Schemas['Prescricao']> {
    return this.database.transaction(async tx => {
      const linha = await this.exigir(tx, pessoa, visto, dado.passo);
      const quem = { decididaEm: this.clock.now(), decididaPor: pessoa.usuarioId };
      await this.dar(tx, pessoa, linha, { ...dado, set: { ...dado.set, ...quem } });
      if (dado.passo === 'recusar') await this.avisar(tx, pessoa, linha.id, 'DIETA_RECUSADA');
      return this.lida(tx, pessoa, linha.id);
    });
  }

  private async exigir(
    tx: Transaction,
    pessoa: Pessoa,
    { id, ifMatch }: Visto,
    passo: EventoPrescricao,
    outras: readonly number[] = [],
  ): Promise<Linha> {
    const { lotacao } = await this.leitura.exigir(tx, pessoa, id);
    await this.repository.lockUnits(tx, [lotacao.id, ...outras]);
    const linha = await this.repository.lock(tx, id);
    if (!linha) throw problema('nao-encontrado', { detail: `A dieta ${id} não existe.` });
    requireReach(pessoa, linha.lotacaoId);
    await this.audit.requireVersion(tx, { ifMatch, versao: linha.versao, entidade: ENTIDADE, entidadeId: id });
    const suaPropria = linha.pedidaPor === pessoa.usuarioId;
    ciclo.require(passo, { situacao: linha.situacao, autoridades: pessoa.authorities, suaPropria });
    return linha;
  }

  private async dar(tx: Transaction, pessoa: Pessoa, linha: Linha, { passo, para, set }: Dado): Promise<void> {
    const { id, situacao: de, versao } = linha;
    await this.steps.take(tx, ciclo, {
      entidade: ENTIDADE,
      linha: { passo, id, pessoa, de, para, dados: this.contado(linha) },
      versao,
      gravar: guarda => this.repository.transition(tx, guarda, { ...set, situacao: para }),
      reler: () => this.repository.lock(tx, id),
    });
    await this.notificacoes.emitir(tx, 'DIETA_RESOLVIDA', [{ prescricaoId: id, lotacaoId: linha.lotacaoId }]);
  }

  private async abrir(
    tx: Transaction,
    pessoa: Pessoa,
    nova: Omit<Nova, 'pedidaEm' | 'pedidaPor'> & Partial<Nova>,
    passo: 'pedir' | 'receber',
  ): Promise<number> {
    if (await this.repository.overlaps(tx, nova)) {
      const detail = `${nova.pessoa} já tem esta dieta, pedida ou autorizada, em dias entre ${porExtenso(nova.de)} e ${porExtenso(nova.ate)}.`;
      throw problema('conflito', { detail });
    }
    const quem = { pedidaEm: this.clock.now(), pedidaPor: pessoa.usuarioId };
    const id = await this.repository.insert(tx, { ...quem, ...nova });
    const para = nova.situacao;
    await this.steps.write(tx, ciclo, {
      entidade: ENTIDADE,
      linhas: [{ passo, id, pessoa, de: null, para, dados: this.contado(nova) }],
    });
    if (passo === 'pedir') await this.avisar(tx, pessoa, id, 'DIETA_A_AUTORIZAR');
    return id;
  }

  private async avisar(
    tx: Transaction,
    pessoa: Pessoa,
    id: number,
    evento: 'DIETA_A_AUTORIZAR' | 'DIETA_RECUSADA',
  ): Promise<void> {
    const { lotacao, de } = await this.leitura.exigir(tx, pessoa, id);
    const fato = { prescricaoId: id, lotacaoId: lotacao.id, lotacao: lotacao.nome, data: de };
    await this.notificacoes.emitir(tx, evento, [fato]);
  }

  /** What the trail may say: nothing of the person. */
  private contado({ tipoDietaId, de, ate }: Pick<Nova, 'tipoDietaId' | 'de' | 'ate'>) {
    return { tipoDietaId, inicio: de, fim: ate };
  }

  private async exigirTipos(
    tx: Transaction,
    { tipoPublicoId, tipoDietaId }: Pick<Nova, 'tipoPublicoId' | 'tipoDietaId'>,
  ) {
    const publicos = await this.tiposPublico.ativos(tx);
    if (!publicos.some(({ id, permiteDieta }) => id === tipoPublicoId && permiteDieta))
      throw recusaDe('/tipoPublicoId', 'Este público não recebe dieta especial.');
    if (!(await this.dietas.tiposAtivos(tx)).has(tipoDietaId))
      throw recusaDe('/tipoDietaId', 'Este tipo de dieta não existe ou está inativo.');
  }

  private async lida(tx: Transaction, pessoa: Pessoa, id: number): Promise<Schemas['Prescricao']> {
    return toPrescricao(await this.leitura.exigir(tx, pessoa, id), this.clock.now(), pessoa);
  }
}

const recusaDe = (pointer: string, detail: string) =>
  problema('dados-invalidos', { detail, errors: [{ pointer, detail }] });
