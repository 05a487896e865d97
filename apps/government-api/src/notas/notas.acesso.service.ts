import type { Readable } from 'node:stream';
import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { AgenciaService } from '../agencia/agencia.service.ts';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { doorSum, newDoorCode, openDoor, openUntil } from '../auth/supplier-door.ts';
import { addDays, Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import { Database, type Transaction } from '../database/database.ts';
import { toNotaEnviada } from './notas.mapper.ts';
import { lerXml, NotasRecepcao } from './notas.recepcao.service.ts';
import { abertaPara } from './registro/cobranca.rules.ts';
import { type Convite, ConvitesRepository } from './registro/convites.repository.ts';
import { NotasRepository } from './registro/notas.repository.ts';

type Schemas = components['schemas'];

/** A note refused by its city or state is issued again weeks later. */
const DIAS_DO_ENDERECO = 60;

/** The supplier's door to one billing's note: whoever holds the code sends it (ADR 41). */
@Injectable()
export class NotasAcessoService {
  constructor(
    private readonly database: Database,
    private readonly convites: ConvitesRepository,
    private readonly notas: NotasRepository,
    private readonly recepcao: NotasRecepcao,
    private readonly agencia: AgenciaService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** The address is in this answer alone. The one before is worth nothing from here on. */
  criar(pessoa: Pessoa, medicaoId: number): Promise<Schemas['AcessoCriado']> {
    return this.database.transaction(async tx => {
      const { cobranca } = await this.recepcao.aberta(tx, medicaoId);
      const agora = this.clock.now();
      const ultimoDia = addDays(this.clock.today(FUSO_DA_AGENCIA), DIAS_DO_ENDERECO);
      const expiraEm = openUntil(ultimoDia);
      await this.convites.revoke(tx, medicaoId, agora);
      const codigo = newDoorCode();
      const novo = { medicaoId, codigoSha256: doorSum(codigo), criadoEm: agora, expiraEm };
      await this.convites.add(tx, { ...novo, criadoPor: pessoa.usuarioId });
      await this.anotar(tx, pessoa, 'criarAcessoNota', medicaoId, {
        ...{ contrato: cobranca.contrato, valeAte: porExtenso(ultimoDia) },
      });
      const acesso = { criadoEm: agora.toISOString(), por: pessoa.nome, expiraEm: expiraEm.toISOString() };
      return { endereco: `/nota/${codigo}`, acesso };
    });
  }

  revogar(pessoa: Pessoa, medicaoId: number): Promise<Schemas['AcessoRevogado']> {
    return this.database.transaction(async tx => {
      const { contrato } = await this.recepcao.exigir(tx, medicaoId);
      const revogado = await this.convites.revoke(tx, medicaoId, this.clock.now());
      if (revogado) await this.anotar(tx, pessoa, 'revogarAcessoNota', medicaoId, { contrato });
      return { revogado };
    });
  }

  /** What the note must say, so that it is issued right the first time. */
  ler(codigo: string): Promise<Schemas['NotaAEnviar']> {
    return this.database.transaction(async tx => {
      const { medicaoId } = await this.abrir(tx, codigo);
      const cobranca = await this.recepcao.exigir(tx, medicaoId);
      const orgaoCnpj = await this.agencia.cnpj(tx);
      const abertura = abertaPara(cobranca, orgaoCnpj);
      const [ultima] = await this.notas.ofBilling(tx, medicaoId, 1);
      const { contrato, fornecedor, mes, itens, glosasCentavos, descontosCentavos, liquidoCentavos } = cobranca;
      return {
        ...{ fornecedor, contrato, mes, orgaoCnpj, orgao: (await this.agencia.atual(tx)).nome.join(' · ') },
        impedimento: 'impedimento' in abertura ? abertura.impedimento : null,
        itens: [...itens],
        brutoCentavos: itens.reduce((soma, item) => soma + item.quantidade * item.precoCentavos, 0),
        descontosCentavos: glosasCentavos + descontosCentavos,
        esperadoCentavos: Math.max(0, liquidoCentavos),
        ultima: ultima ? toNotaEnviada(ultima, cobranca) : null,
      };
    });
  }

  /** Nothing of a body is read before its code was found. */
  async enviar(codigo: string, corpo: Readable): Promise<Schemas['NotaEnviada']> {
    await this.abrir(this.database, codigo);
    const xml = await lerXml(corpo);
    return this.database.transaction(async tx => {
      const { id: conviteId, medicaoId } = await this.abrir(tx, codigo);
      const { guardada, cobranca } = await this.recepcao.receber(tx, { conviteId }, medicaoId, xml);
      return toNotaEnviada(guardada, cobranca);
    });
  }

  private async abrir(tx: Transaction, codigo: string): Promise<Convite> {
    return openDoor(await this.convites.findBySum(tx, doorSum(codigo)), this.clock.now());
  }

  private anotar(tx: Transaction, pessoa: Pessoa, acao: string, entidadeId: number, dados: object): Promise<void> {
    return this.audit.record(tx, pessoa, { acao, entidade: 'medicoes', entidadeId, dados: { ...dados } });
  }
}
