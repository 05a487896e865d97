import type { components } from '@alipen/contracts/generated/government-api';
import { type ErroDeCampo, problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { horaEm, porExtenso } from '../clock/zoned-time.ts';
import { Database, type Transaction } from '../database/database.ts';
import { FechamentosService } from '../fechamentos/fechamentos.service.ts';
import { LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { registroDe, toSobra } from './sobras.mapper.ts';
import { type SobraLida, SobrasRepository } from './sobras.repository.ts';
import { errosDaMedida, type Medida } from './sobras.rules.ts';

type Schemas = components['schemas'];
type Escrita = { readonly sobraId: number; readonly ifMatch: string | undefined };
type Refeicao = { readonly lotacaoId: number; readonly data: string; readonly tipoAlimentacaoId: number };

const ENTIDADE = 'sobras';

/** What was left of each meal: one record a unit, day and meal. It measures, and changes nothing of what is paid. */
@Injectable()
export class SobrasService {
  constructor(
    private readonly database: Database,
    private readonly repository: SobrasRepository,
    private readonly lotacoes: LotacoesService,
    private readonly fechamentos: FechamentosService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  registrar(pessoa: Pessoa, { clienteUuid, ...nova }: Schemas['NovaSobra']): Promise<Schemas['Sobra']> {
    const { lotacaoId, data, tipoAlimentacaoId } = nova;
    return this.database.transaction(async tx => {
      await this.fechamentos.travar(tx, [lotacaoId]);
      const { fusoHorario } = await this.lotacoes.exigir(tx, lotacaoId, pessoa);
      const gravada = clienteUuid && (await this.jaGravada(tx, nova, clienteUuid));
      if (gravada) return toSobra(gravada, true);
      if (data > this.clock.today(fusoHorario)) {
        throw invalida([{ pointer: '/data', detail: `A refeição é de ${porExtenso(data)}: ela ainda não chegou.` }]);
      }
      await this.fechamentos.exigirAbertos(tx, [{ lotacaoId, data }]);
      const { nome } = await this.conferir(tx, nova, nova);
      const id = await this.repository.insert(tx, {
        ...{ lotacaoId, data, tipoAlimentacaoId, clienteUuid: clienteUuid ?? null, ...medidaDe(nova) },
        ...{ registradaEm: this.clock.now(), registradaPor: pessoa.usuarioId },
      });
      if (id === undefined) {
        // The same record, sent twice at one time: the first try is stored by now.
        const primeira = clienteUuid && (await this.jaGravada(tx, nova, clienteUuid));
        if (primeira) return toSobra(primeira, true);
        throw await this.registradaPorOutro(tx, nova, { nome, fusoHorario });
      }
      const lida = await this.exigir(tx, id);
      await this.anotar(tx, pessoa, 'registrarSobra', { id, refeicao: nova, nome, antes: null, depois: lida });
      return toSobra(lida, true);
    });
  }

  corrigir(pessoa: Pessoa, escrita: Escrita, medida: Medida): Promise<Schemas['Sobra']> {
    return this.database.transaction(async tx => {
      const antes = await this.travar(tx, pessoa, escrita);
      const { nome } = await this.conferir(tx, antes, medida);
      const em = { corrigidaEm: this.clock.now(), corrigidaPor: pessoa.usuarioId };
      await this.repository.change(tx, antes, { ...medidaDe(medida), ...em });
      const depois = await this.exigir(tx, antes.id);
      await this.anotar(tx, pessoa, 'corrigirSobra', { id: antes.id, refeicao: antes, nome, antes, depois });
      return toSobra(depois, true);
    });
  }

  anular(pessoa: Pessoa, escrita: Escrita): Promise<void> {
    return this.database.transaction(async tx => {
      const antes = await this.travar(tx, pessoa, escrita);
      const nome = (await this.repository.kept(tx, antes))?.nome ?? '';
      await this.repository.change(tx, antes, { anuladaEm: this.clock.now(), anuladaPor: pessoa.usuarioId });
      await this.anotar(tx, pessoa, 'anularSobra', { id: antes.id, refeicao: antes, nome, antes, depois: null });
    });
  }

  /** The closing's lock comes before the row's, as in every other write of a day. */
  private async travar(tx: Transaction, pessoa: Pessoa, { sobraId, ifMatch }: Escrita) {
    const lotacaoId = await this.repository.unitOf(tx, sobraId);
    if (lotacaoId !== undefined) await this.fechamentos.travar(tx, [lotacaoId]);
    const antes = await this.repository.lock(tx, sobraId);
    if (!antes) throw problema('nao-encontrado', { detail: 'Este registro de sobras não existe mais. Recarregue.' });
    const { fusoHorario } = await this.lotacoes.exigir(tx, antes.lotacaoId, pessoa);
    await this.audit.requireVersion(tx, {
      ...{ ifMatch, versao: antes.versao, entidade: ENTIDADE, entidadeId: sobraId, fusoHorario },
    });
    await this.fechamentos.exigirAbertos(tx, [antes]);
    return antes;
  }

  /** A phone that lost the answer sends again, and gets what is already stored. */
  private async jaGravada(tx: Transaction, nova: Refeicao, clienteUuid: string): Promise<SobraLida | undefined> {
    const gravada = await this.repository.findByClienteUuid(tx, clienteUuid);
    const desta = (['lotacaoId', 'data', 'tipoAlimentacaoId'] as const).every(
      campo => gravada?.[campo] === nova[campo],
    );
    if (!gravada || desta) return gravada;
    throw problema('conflito', { detail: 'Este registro já foi enviado para outra refeição.' });
  }

  private async conferir(tx: Transaction, refeicao: Refeicao, medida: Medida): Promise<{ nome: string }> {
    const recebida = await this.repository.kept(tx, refeicao);
    if (!recebida) throw invalida([{ pointer: '/tipoAlimentacaoId', detail: 'Esta refeição não existe.' }]);
    if (recebida.recebidas === 0) {
      throw problema('conflito', { detail: `Registre primeiro o recebimento: ${recebida.nome}.` });
    }
    const errors = errosDaMedida(medida, recebida);
    if (errors.length > 0) throw invalida(errors);
    return recebida;
  }

  private async registradaPorOutro(
    tx: Transaction,
    refeicao: Refeicao,
    { nome, fusoHorario }: { nome: string; fusoHorario: string },
  ) {
    const outra = await this.repository.findByMeal(tx, refeicao);
    const quem = outra
      ? `${outra.registradaPor} já registrou às ${horaEm(new Date(outra.registradaEm), fusoHorario)}`
      : 'já há registro';
    return problema('ja-existe', { detail: `${nome}: ${quem} o que sobrou. Corrija o registro.` });
  }

  private async exigir(tx: Transaction, id: number): Promise<SobraLida> {
    const lida = await this.repository.findById(tx, id);
    if (!lida) throw new Error('leftovers that were just written are there');
    return lida;
  }

  private async anotar(
    tx: Transaction,
    pessoa: Pessoa,
    acao: string,
    {
      id,
      refeicao: { lotacaoId, data },
      nome,
      antes,
      depois,
    }: { id: number; refeicao: Refeicao; nome: string } & Record<
      'antes' | 'depois',
      Parameters<typeof registroDe>[0] | null
    >,
  ): Promise<void> {
    await this.audit.record(tx, pessoa, {
      ...{ acao, entidade: ENTIDADE, entidadeId: id, dados: { lotacaoId, data, refeicao: nome } },
      antes: antes && registroDe(antes),
      depois: depois && registroDe(depois),
    });
  }
}

const invalida = (errors: readonly ErroDeCampo[]) =>
  problema('dados-invalidos', { detail: errors[0]?.detail, errors: [...errors] });

const medidaDe = ({ refeicoes, gramas, motivo, texto }: Medida) => ({
  refeicoes,
  gramas,
  motivo: motivo ?? null,
  texto: texto?.trim() || null,
});
