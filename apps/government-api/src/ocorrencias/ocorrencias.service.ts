import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { closedDoor, doorSum } from '../auth/supplier-door.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { FechamentosService } from '../fechamentos/fechamentos.service.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { ConvitesRepository } from './convites.repository.ts';
import { glosaDe, valoresDe } from './glosa.rules.ts';
import { OcorrenciasLeituraService } from './ocorrencias.leitura.service.ts';
import { OcorrenciasPassoService, type PassoDado } from './ocorrencias.passo.service.ts';
import { OcorrenciasPrazoService } from './ocorrencias.prazo.service.ts';
import { type Ocorrencia, OcorrenciasRepository } from './ocorrencias.repository.ts';

type Schemas = components['schemas'];
export type Versionada = { readonly ocorrenciaId: number; readonly ifMatch: string | undefined };
type Resposta = Promise<Schemas['Ocorrencia']>;
/** Called in the transaction that notifies the supplier; answers what the mail says besides. */
export type AoNotificar = (
  tx: Transaction,
  pessoa: Pessoa,
  dela: { readonly ocorrenciaId: number; readonly prazo: Date },
) => Promise<string | null>;

const semPorta = () => closedDoor('Se ainda precisa devolver a notificação, leve-a à unidade.');

@Injectable()
export class OcorrenciasService {
  constructor(
    private readonly database: Database,
    private readonly repository: OcorrenciasRepository,
    private readonly leitura: OcorrenciasLeituraService,
    private readonly passo: OcorrenciasPassoService,
    private readonly audit: AuditTrail,
    private readonly notificacoes: NotificacoesService,
    private readonly fechamentos: FechamentosService,
    private readonly prazo: OcorrenciasPrazoService,
    private readonly convites: ConvitesRepository,
    private readonly clock: Clock,
  ) {}

  private readonly ouvintes: AoNotificar[] = [];

  /** Call once, at start-up. */
  aoNotificar(ouvinte: AoNotificar): void {
    this.ouvintes.push(ouvinte);
  }

  async contarNotificacao(...dita: Parameters<AoNotificar>): Promise<string[]> {
    const textos: string[] = [];
    for (const ouvinte of this.ouvintes) {
      const texto = await ouvinte(...dita);
      if (texto) textos.push(texto);
    }
    return textos;
  }

  exigir(tx: Transaction, pessoa: Pessoa, id: number, travada = false): Promise<Ocorrencia> {
    return this.leitura.exigir(tx, pessoa, id, travada);
  }

  async travada(tx: Transaction, id: number): Promise<Ocorrencia> {
    return this.leitura.exigir(tx, { restritaA: null }, id, true);
  }

  /** The supplier's address, for what it does besides answering: it serves until the deadline, used or not. */
  async porta(tx: Transaction, codigo: string): Promise<{ ocorrenciaId: number; prazo: Date }> {
    const convite = await this.convites.findBySum(tx, doorSum(codigo));
    if (!convite || convite.revogadoEm || convite.expiraEm <= this.clock.now()) throw semPorta();
    return { ocorrenciaId: convite.ocorrenciaId, prazo: convite.expiraEm };
  }

  vencer(signal: AbortSignal): Promise<number> {
    return this.prazo.vencer(signal);
  }

  decidir(pessoa: Pessoa, alvo: Versionada, { procedente, texto }: Schemas['DecisaoOcorrencia']): Resposta {
    const para = procedente ? 'PROCEDENTE' : 'ACEITA_JUSTIFICATIVA';
    const decisao = texto.trim();
    return this.comPasso(pessoa, alvo, async (tx, ocorrencia) => {
      const { lotacaoId, dataRefeicao: data, id, fiscalizacaoId } = ocorrencia;
      const { numero, lotacao, fornecedor } = (await this.leitura.ler(tx, pessoa, id)).resumo;
      await this.notificacoes.emitir(tx, 'OCORRENCIA_DECIDIDA', [
        { ocorrenciaId: id, numero, lotacaoId, lotacao, data, fornecedor, fiscalizacaoId },
      ]);
      return { evento: 'decidir', para, pessoa, detalhe: decisao, mudanca: { decisao } };
    });
  }

  glosar(pessoa: Pessoa, alvo: Versionada, { percentual, texto }: Schemas['GlosaOcorrencia']): Resposta {
    return this.comPasso(pessoa, alvo, async (tx, ocorrencia) => {
      const { lotacaoId, dataRefeicao: data } = ocorrencia;
      // A discount on a closed day would be missing from the map it is paid by.
      await this.fechamentos.travar(tx, [lotacaoId]);
      await this.fechamentos.exigirAbertos(tx, [{ lotacaoId, data }]);
      await this.repository.lockDelivery(tx, ocorrencia.pedidoId);
      const celulas = await this.repository.findCells(tx, ocorrencia);
      const valores = valoresDe(celulas, await this.repository.findTaken(tx, ocorrencia));
      const { recusado, desconto } = glosaDe(valores, percentual);
      return {
        evento: 'glosar',
        para: 'GLOSADA',
        pessoa,
        detalhe: texto?.trim() || null,
        mudanca: { glosaPercentual: percentual, glosaRecusadoCentavos: recusado, glosaDescontoCentavos: desconto },
      };
    });
  }

  sanear(pessoa: Pessoa, alvo: Versionada, { texto }: Schemas['TextoOcorrencia']): Resposta {
    return this.comPasso(pessoa, alvo, async () => ({
      evento: 'sanear',
      para: 'SANEADA',
      pessoa,
      detalhe: texto.trim(),
    }));
  }

  encerrar(pessoa: Pessoa, alvo: Versionada, { texto }: Schemas['TextoOcorrencia']): Resposta {
    return this.comPasso(pessoa, alvo, async () => ({
      evento: 'encerrar',
      para: 'ENCERRADA',
      pessoa,
      detalhe: texto.trim(),
    }));
  }

  private comPasso(
    pessoa: Pessoa,
    alvo: Versionada,
    preparar: (tx: Transaction, ocorrencia: Ocorrencia) => Promise<PassoDado>,
  ): Resposta {
    return this.database.transaction(async tx => {
      const ocorrencia = await this.travar(tx, pessoa, alvo);
      await this.passo.dar(tx, ocorrencia, await preparar(tx, ocorrencia));
      return this.leitura.ler(tx, pessoa, ocorrencia.id);
    });
  }

  async travar(tx: Transaction, pessoa: Pessoa, { ocorrenciaId, ifMatch }: Versionada): Promise<Ocorrencia> {
    const ocorrencia = await this.leitura.exigir(tx, pessoa, ocorrenciaId, true);
    const { versao } = ocorrencia;
    await this.audit.requireVersion(tx, { ifMatch, versao, entidade: 'ocorrencias', entidadeId: ocorrenciaId });
    return ocorrencia;
  }
}
