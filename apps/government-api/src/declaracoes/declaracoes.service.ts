import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { doorSum, newDoorCode, openUntil, shownDoor } from '../auth/supplier-door.ts';
import { addDays, Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import { ContratosService } from '../contratos/contratos.service.ts';
import { Database, type Transaction } from '../database/database.ts';
import { toDia, toLinha, toVersao } from './declaracoes.mapper.ts';
import { DeclaracoesRepository } from './declaracoes.repository.ts';
import { type DeclaradoEm, DeclaradoRepository, type DiasDeclarados } from './declarado.repository.ts';

type Schemas = components['schemas'];

/** Days after the contract's end: the last day is still declared, and corrected. */
const DIAS_DEPOIS = 5;

export type { DeclaradoEm };

@Injectable()
export class DeclaracoesService {
  constructor(
    private readonly database: Database,
    private readonly repository: DeclaracoesRepository,
    private readonly declarado: DeclaradoRepository,
    private readonly contratos: ContratosService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async listar(pessoa: Pessoa, contratoId: number, pedido?: string): Promise<Schemas['DeclaracoesDoContrato']> {
    const tx = this.database;
    await this.contratos.exigirAlgum(tx, contratoId);
    const hoje = this.clock.today(FUSO_DA_AGENCIA);
    const mes = pedido ?? hoje.slice(0, 7);
    const ultimo = addDays(`${addDays(`${mes}-28`, 4).slice(0, 7)}-01`, -1);
    const [ate = hoje] = [ultimo, hoje].sort();
    const acesso = await this.repository.access(tx, contratoId);
    const dias = await this.repository.daysOf(tx, { contratoId, de: `${mes}-01`, ate });
    return {
      mes,
      acesso: shownDoor(acesso, this.clock.now()),
      administra: pessoa.authorities.includes('AL_GESTOR'),
      dias: dias.map(toDia),
    };
  }

  async obter(contratoId: number, data: string): Promise<Schemas['DeclaracaoDoDia']> {
    const tx = this.database;
    await this.contratos.exigirAlgum(tx, contratoId);
    const linhas = await this.repository.linesOf(tx, contratoId, data);
    const versoes = await this.repository.versionsOf(tx, contratoId, data);
    return { data, versoes: versoes.map(toVersao), linhas: linhas.map(toLinha) };
  }

  /** The address is in this answer alone. The one before is worth nothing from here on. */
  criarAcesso(pessoa: Pessoa, contratoId: number): Promise<Schemas['AcessoCriado']> {
    return this.database.transaction(async tx => {
      const { numero, fim } = await this.contratos.exigirReferencia(tx, contratoId, '/contratoId');
      const agora = this.clock.now();
      const ultimoDia = addDays(fim, DIAS_DEPOIS);
      const expiraEm = openUntil(ultimoDia);
      await this.repository.revoke(tx, contratoId, agora);
      const codigo = newDoorCode();
      const novo = { contratoId, codigoSha256: doorSum(codigo), criadoEm: agora, expiraEm };
      await this.repository.addAccess(tx, { ...novo, criadoPor: pessoa.usuarioId });
      await this.anotar(tx, pessoa, 'criarAcessoDeclaracao', contratoId, {
        ...{ contrato: numero, valeAte: porExtenso(ultimoDia) },
      });
      const acesso = { criadoEm: agora.toISOString(), por: pessoa.nome, expiraEm: expiraEm.toISOString() };
      return { endereco: `/declaracao/${codigo}`, acesso };
    });
  }

  revogarAcesso(pessoa: Pessoa, contratoId: number): Promise<Schemas['AcessoRevogado']> {
    return this.database.transaction(async tx => {
      const { numero } = await this.contratos.exigirAlgum(tx, contratoId);
      const revogado = await this.repository.revoke(tx, contratoId, this.clock.now());
      if (revogado) await this.anotar(tx, pessoa, 'revogarAcessoDeclaracao', contratoId, { contrato: numero });
      return { revogado };
    });
  }

  /** What was declared of each unit's day; nothing where nobody declared, and never zero in its place. */
  doMapa(tx: Transaction, dias: DiasDeclarados): Promise<DeclaradoEm> {
    return this.declarado.porDia(tx, dias);
  }

  private anotar(tx: Transaction, pessoa: Pessoa, acao: string, entidadeId: number, dados: object): Promise<void> {
    return this.audit.record(tx, pessoa, { acao, entidade: 'contratos', entidadeId, dados: { ...dados } });
  }
}
