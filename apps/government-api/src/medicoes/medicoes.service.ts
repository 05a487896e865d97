import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock, FUSO_DA_AGENCIA, weekday } from '../clock/clock.ts';
import { nomeDoMes } from '../clock/month-names.ts';
import { ContratosService } from '../contratos/contratos.service.ts';
import { Database, type Transaction } from '../database/database.ts';
import { FeriadosService } from '../feriados/feriados.service.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { MedicoesLeituraService } from './leitura/leitura.service.ts';
import { type AcaoMedicao, passos } from './medicoes.ciclo.table.ts';
import { MedicoesPassoService, type Versionada } from './medicoes.passo.service.ts';
import { LinhasRepository } from './registro/linhas.repository.ts';
import { type Medicao, MedicoesRepository } from './registro/medicoes.repository.ts';
import { ehDiaUtil, mesAnterior, mesSeguinte } from './registro/medicoes.rules.ts';

type Schemas = components['schemas'];

export {
  type Atesto,
  type Medicao,
  type OuvinteDaMedicao,
  type ParteDoRecebimento,
  RecebimentoDaMedicao,
  type VoltaACorrecao,
} from './recebimento/recebimento.service.ts';

type Resposta = Promise<Schemas['Medicao']>;

/** R26: the evaluation reaches the company by this working day of the next month. */
const DIA_UTIL_DA_ENTREGA = 5;
const FIM_DE_SEMANA = [0, 6];

@Injectable()
export class MedicoesService {
  constructor(
    private readonly database: Database,
    private readonly repository: MedicoesRepository,
    private readonly linhas: LinhasRepository,
    private readonly leitura: MedicoesLeituraService,
    private readonly passo: MedicoesPassoService,
    private readonly contratos: ContratosService,
    private readonly feriados: FeriadosService,
    private readonly audit: AuditTrail,
    private readonly notificacoes: NotificacoesService,
    private readonly clock: Clock,
  ) {}

  abrir(pessoa: Pessoa, { contratoId, mes: pedido }: Schemas['NovaMedicao']): Resposta {
    const mes = `${pedido}-01`;
    return this.database.transaction(async tx => {
      await this.contratos.exigirReferencia(tx, contratoId, '/contratoId');
      if (this.clock.today(FUSO_DA_AGENCIA) < mesSeguinte(mes)) {
        const detail = `O mês de ${nomeDoMes(mes)} ainda não terminou: a medição se abre a partir do dia 1º do mês seguinte.`;
        throw problema('dados-invalidos', { detail, errors: [{ pointer: '/mes', detail }] });
      }
      const medicao = await this.abrirUma(tx, pessoa, { contratoId, mes });
      if (!medicao) throw problema('ja-existe', { detail: passos.abrir.recusa });
      return this.leitura.montar(tx, pessoa, medicao);
    });
  }

  /** Day 1, and any later day while one is missing: every contract with meals in the month that ended. */
  async abrirDoMes(hoje: string, signal: AbortSignal): Promise<number> {
    const mes = mesAnterior(hoje);
    let abertas = 0;
    for (const contratoId of await this.repository.contractsToOpen(this.database, mes)) {
      signal.throwIfAborted();
      const aberta = await this.database.transaction(tx => this.abrirUma(tx, null, { contratoId, mes }));
      if (aberta) abertas += 1;
    }
    return abertas;
  }

  /** On the fifth working day: last month's billings that nobody attested. */
  lembrar(hoje: string): Promise<number> {
    return this.database.transaction(async tx => {
      const util = (data: string) => !FIM_DE_SEMANA.includes(weekday(data)) && !this.feriados.oficial(data, null);
      if (!ehDiaUtil(DIA_UTIL_DA_ENTREGA, hoje, util)) return 0;
      const mes = mesAnterior(hoje);
      const atrasadas = await this.repository.unattested(tx, mes);
      return this.notificacoes.emitir(
        tx,
        'MEDICAO_NAO_ENTREGUE',
        atrasadas.map(({ id, contrato, fornecedor }) => ({ medicaoId: id, contrato, fornecedor, mes })),
      );
    });
  }

  enviar(pessoa: Pessoa, alvo: Versionada): Resposta {
    return this.database.transaction(async tx => {
      const antes = await this.passo.travar(tx, alvo);
      await this.linhas.compose(tx, antes);
      const depois = await this.passo.dar(tx, pessoa, antes, { evento: 'enviar', para: 'ENVIADA' });
      const montada = await this.semPendencia(tx, pessoa, depois, 'enviar');
      await this.notificacoes.emitir(tx, 'MEDICAO_ENVIADA', [fatoDa(depois, montada)]);
      return montada;
    });
  }

  aprovar(pessoa: Pessoa, alvo: Versionada): Resposta {
    return this.database.transaction(async tx => {
      const antes = await this.passo.travar(tx, alvo);
      await this.linhas.compose(tx, antes);
      const depois = await this.passo.dar(tx, pessoa, antes, {
        ...{ evento: 'aprovar', para: 'APROVADA' },
        mudanca: { aprovadaEm: this.clock.now() },
      });
      const montada = await this.semPendencia(tx, pessoa, depois, 'aprovar');
      await this.notificacoes.emitir(tx, 'MEDICAO_A_ATESTAR', [fatoDa(depois, montada)]);
      return montada;
    });
  }

  async semPendencia(tx: Transaction, pessoa: Pessoa, medicao: Medicao, acao: AcaoMedicao): Resposta {
    const montada = await this.leitura.montar(tx, pessoa, medicao);
    const impedem = montada.pendencias.filter(({ impede }) => impede.includes(acao));
    if (impedem.length) {
      const ditas = impedem.slice(0, 5).map(({ texto }) => texto);
      const resto = impedem.length - ditas.length;
      throw problema('conflito', {
        detail: [...ditas, ...(resto > 0 ? [`E mais ${resto}.`] : [])].join(' ').slice(0, 2000),
      });
    }
    return montada;
  }

  private async abrirUma(
    tx: Transaction,
    pessoa: Pessoa | null,
    { contratoId, mes }: { contratoId: number; mes: string },
  ): Promise<Medicao | undefined> {
    await this.repository.lockMonth(tx, mes);
    const agora = this.clock.now();
    const medicao = await this.repository.insert(tx, {
      contratoId,
      mes,
      situacao: 'ABERTA',
      abertaEm: agora,
      abertaPor: pessoa?.usuarioId ?? null,
      alteradaEm: agora,
    });
    if (!medicao) return undefined;
    await this.linhas.compose(tx, medicao);
    const { contrato } = await this.leitura.resumo(tx, medicao.id);
    const dados = { contrato: contrato.numero, mes: mes.slice(0, 7), para: 'ABERTA' };
    await this.audit.record(tx, pessoa, {
      acao: 'abrirMedicao',
      entidade: 'medicoes',
      entidadeId: medicao.id,
      dados,
    });
    await this.notificacoes.emitir(tx, 'MEDICAO_ABERTA', [
      { medicaoId: medicao.id, contrato: contrato.numero, fornecedor: contrato.fornecedor, mes },
    ]);
    return medicao;
  }
}

const fatoDa = ({ id: medicaoId, mes, versao }: Medicao, { resumo }: Schemas['Medicao']) => {
  const { numero: contrato, fornecedor } = resumo.contrato;
  return { medicaoId, contrato, fornecedor, mes, versao };
};
