import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail.service.ts';
import type { Pessoa } from '../../auth/pessoa.ts';
import { Clock, FUSO_DA_AGENCIA } from '../../clock/clock.ts';
import { porExtenso } from '../../clock/zoned-time.ts';
import { Database, type Transaction } from '../../database/database.ts';
import { ContratosCadastroService, type Versionado } from '../contratos.cadastro.service.ts';
import { ContratosEscritaRepository } from '../contratos.escrita.repository.ts';
import { ContratosRepository } from '../contratos.repository.ts';
import { ContratosService } from '../contratos.service.ts';
import { toAlteracao } from './alteracoes.mapper.ts';
import { type AlteracaoLida, AlteracoesRepository } from './alteracoes.repository.ts';
import {
  type Estado,
  erroDoLimite,
  errosDaAlteracao,
  type Nova,
  nomeDaAlteracao,
  type Plano,
  planoDe,
  recusaDaAlteracao,
} from './alteracoes.rules.ts';

type Schemas = components['schemas'];
type Contrato = Awaited<ReturnType<ContratosCadastroService['exigir']>>;
type Linha = Omit<AlteracaoLida, 'id'>;

/** Amendments and apostilles. Their effects are those of the use cases that already change a contract. */
@Injectable()
export class AlteracoesService {
  constructor(
    private readonly database: Database,
    private readonly repository: AlteracoesRepository,
    private readonly leitura: ContratosRepository,
    private readonly escrita: ContratosEscritaRepository,
    private readonly cadastro: ContratosCadastroService,
    private readonly contratos: ContratosService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async listar(contratoId: number): Promise<Schemas['AlteracoesContrato']> {
    await this.contratos.exigirAlgum(this.database, contratoId);
    return { itens: (await this.repository.ofContract(this.database, contratoId)).map(toAlteracao) };
  }

  /** With `simular`, what would change, and nothing written. */
  alterar(pessoa: Pessoa, alvo: Versionado, nova: Nova, simular: boolean): Promise<Schemas['AlteracaoFeita']> {
    return this.database.transaction(async tx => {
      const contrato = await this.cadastro.exigir(tx, alvo);
      const estado = await this.estado(tx, contrato, nova);
      const errors = errosDaAlteracao(nova, estado);
      if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors });
      const plano = planoDe(nova, estado);
      const recusa = recusaDaAlteracao(nova, estado, plano);
      if (recusa) throw problema('conflito', { detail: recusa });
      const linha = this.linha(pessoa, contrato, nova, plano);
      const enviados = await this.enviados(tx, contrato.id, nova);
      if (simular) return { alteracao: toAlteracao({ ...linha, id: null }), avisos: enviados };
      const semMotivo = erroDoLimite(nova, plano);
      if (semMotivo.length) throw problema('dados-invalidos', { detail: semMotivo[0]?.detail, errors: semMotivo });
      const { por: _, ...gravada } = linha;
      const feita = await this.repository.insert(tx, gravada);
      const avisos = await this.aplicar(tx, pessoa, contrato, { nova, plano, alteracaoId: feita?.id ?? 0 });
      const dados = {
        alteracao: nomeDaAlteracao(nova.tipo, plano.numero),
        processo: linha.processo,
        motivo: linha.motivo,
      };
      const registro = { acao: 'alterarContrato', entidade: 'contratos', entidadeId: contrato.id };
      await this.audit.record(tx, pessoa, { ...registro, dados });
      return {
        alteracao: toAlteracao({ ...linha, id: feita?.id ?? null }),
        avisos: [...avisos, ...enviados].slice(0, 200).map(aviso => aviso.slice(0, 300)),
      };
    });
  }

  /** On its day, each price of an apostille becomes the contract's price. */
  aplicarVencidos(): Promise<number> {
    return this.database.transaction(async tx => {
      const hoje = this.hoje();
      const contratos = await this.repository.contractsWithDuePrices(tx, hoje);
      for (const contratoId of contratos) {
        await this.escrita.findForUpdate(tx, contratoId);
        const vencidos = await this.repository.takeDuePrices(tx, contratoId, { hoje, aplicadoEm: this.clock.now() });
        const par = (item: { tipoAlimentacaoId: number; tipoPublicoId: number }) =>
          `${item.tipoAlimentacaoId}:${item.tipoPublicoId}`;
        const precos = new Map(vencidos.map(vencido => [par(vencido), vencido.precoCentavos]));
        const itens = (await this.leitura.findItens(tx, contratoId, hoje)).map(item => ({
          tipoAlimentacaoId: item.tipoAlimentacaoId,
          tipoPublicoId: item.tipoPublicoId,
          precoCentavos: precos.get(par(item)) ?? item.precoCentavos,
          quantidadeContratada: item.quantidadeContratada,
        }));
        await this.contratos.gravarPrecos(tx, null, 'aplicarApostilamento', contratoId, itens);
      }
      return contratos.length;
    });
  }

  private hoje(): string {
    return this.clock.today(FUSO_DA_AGENCIA);
  }

  private async estado(tx: Transaction, contrato: Contrato, { valeDe }: Nova): Promise<Estado> {
    const hoje = this.hoje();
    return {
      hoje,
      contrato,
      itens: await this.leitura.findItens(tx, contrato.id, valeDe ?? hoje),
      anteriores: await this.repository.ofContract(tx, contrato.id),
      fechado: valeDe === undefined ? undefined : await this.repository.lastClosedMap(tx, contrato.id, valeDe),
    };
  }

  private linha(pessoa: Pessoa, contrato: Contrato, nova: Nova, plano: Plano): Linha {
    return {
      contratoId: contrato.id,
      tipo: nova.tipo,
      numero: plano.numero,
      data: nova.data,
      processo: nova.processo.trim(),
      motivo: nova.motivo.trim(),
      vigenciaFimAntes: contrato.vigenciaFim,
      vigenciaFimDepois: plano.vigenciaFim,
      valorAntesCentavos: contrato.valorTotalCentavos,
      valorDepoisCentavos: plano.valorTotalCentavos,
      indice: nova.indice ?? null,
      valeDe: nova.valeDe ?? null,
      itens: [...plano.itens],
      limite: plano.limite,
      justificativa: nova.justificativa?.trim() || null,
      registradaEm: this.clock.now(),
      registradaPor: pessoa.usuarioId,
      por: pessoa.nome,
    };
  }

  private async aplicar(
    tx: Transaction,
    pessoa: Pessoa,
    contrato: Contrato,
    { nova, plano, alteracaoId }: { nova: Nova; plano: Plano; alteracaoId: number },
  ): Promise<string[]> {
    const { vigenciaFim, valorTotalCentavos } = plano;
    const avisos = await this.cadastro.mudar(tx, pessoa, 'alterarContrato', contrato, {
      vigenciaFim,
      valorTotalCentavos,
    });
    if (!plano.itens.length) return avisos;
    const { valeDe } = nova;
    if (valeDe !== undefined && valeDe > this.hoje()) {
      await this.repository.schedule(
        tx,
        plano.itens.map(({ tipoAlimentacaoId, tipoPublicoId, precoDepoisCentavos: precoCentavos }) => ({
          ...{ contratoId: contrato.id, tipoAlimentacaoId, tipoPublicoId, valeDe, precoCentavos, alteracaoId },
        })),
      );
      return avisos;
    }
    const itens = plano.itens.map(({ tipoAlimentacaoId, tipoPublicoId, ...item }) => ({
      tipoAlimentacaoId,
      tipoPublicoId,
      precoCentavos: item.precoDepoisCentavos,
      quantidadeContratada: item.quantidadeDepois,
    }));
    return [...avisos, ...(await this.contratos.gravarPrecos(tx, pessoa, 'alterarContrato', contrato.id, itens))];
  }

  private async enviados(tx: Transaction, contratoId: number, { valeDe }: Nova): Promise<string[]> {
    const quantos = valeDe === undefined ? 0 : await this.repository.countSentFrom(tx, contratoId, valeDe);
    if (!quantos || valeDe === undefined) return [];
    const ficam = quantos === 1 ? '1 pedido já enviado fica' : `${quantos} pedidos já enviados ficam`;
    return [`${ficam} com o preço de quando foi enviado, nas refeições de ${porExtenso(valeDe)} em diante.`];
  }
}
