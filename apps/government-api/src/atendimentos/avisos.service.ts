import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { requireReach } from '../auth/row-rule.ts';
import { Clock, plainDate } from '../clock/clock.ts';
import { horaEm, porExtenso } from '../clock/zoned-time.ts';
import { Database } from '../database/database.ts';
import { LiveService } from '../live/live.service.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { PedidosService } from '../pedidos/pedidos.service.ts';
import { AtendimentosRepository } from './atendimentos.repository.ts';
import { type Avisavel, AvisosRepository } from './avisos.repository.ts';

type Schemas = components['schemas'];

const HORA_MS = 3_600_000;

@Injectable()
export class AvisosService {
  constructor(
    private readonly database: Database,
    private readonly repository: AvisosRepository,
    private readonly atendimentos: AtendimentosRepository,
    private readonly pedidos: PedidosService,
    private readonly notificacoes: NotificacoesService,
    private readonly audit: AuditTrail,
    private readonly live: LiveService,
    private readonly clock: Clock,
  ) {}

  avisar(pessoa: Pessoa, { data, lotacoes }: Schemas['AvisoAsLotacoes']): Promise<Schemas['ResultadosPorRegistro']> {
    for (const lotacaoId of lotacoes) requireReach(pessoa, lotacaoId);
    return this.database.transaction(async tx => {
      const { usuarioId } = pessoa;
      const em = this.clock.now();
      const limites = await this.pedidos.limitesDoDia(tx, data, await this.atendimentos.zones(tx));
      const filtro = { data, limites, usuarioId };
      const achadas = await this.repository.find(tx, lotacoes, filtro, new Date(em.getTime() - HORA_MS));
      const porId = new Map(achadas.map(unidade => [unidade.id, unidade]));
      const recusas = new Map(lotacoes.map(id => [id, recusaDe(porId.get(id), data, em)]));
      const avisadas = achadas.filter(({ id }) => recusas.get(id) === null);
      if (avisadas.length > 0) {
        await this.notificacoes.emitir(
          tx,
          'AVISO_DO_ATENDIMENTO',
          avisadas.map(unidade => contextoDe(unidade, data, em)),
        );
        await this.repository.addContacts(
          tx,
          avisadas.map(({ id }) => ({ lotacaoId: id, data, em, usuarioId, resultado: 'AVISADO', nota: null })),
        );
        await this.audit.recordAll(
          tx,
          pessoa,
          avisadas.map(({ id }) => ({
            acao: 'avisarLotacoes',
            entidade: 'atendimentos',
            entidadeId: `${id}:${data}`,
            dados: { lotacaoId: id, data },
          })),
        );
        await this.live.publish(
          tx,
          avisadas.map(({ id }) => ({ tipo: 'atendimento', lotacaoId: id, data })),
        );
      }
      return {
        resultados: lotacoes.map(id => {
          const detail = recusas.get(id);
          return detail ? { id, feito: false, detail } : { id, feito: true };
        }),
      };
    });
  }
}

function recusaDe(unidade: Avisavel | undefined, data: string, em: Date): string | null {
  if (!unidade) return 'A lotação não existe ou está inativa.';
  if (data < plainDate(em, unidade.fuso)) return 'O dia destas refeições já passou.';
  if (unidade.caso !== 'SEM_PEDIDO') return 'O pedido deste dia já foi enviado.';
  return unidade.avisadaHaPouco ? 'Já foi avisada há menos de uma hora.' : null;
}

function contextoDe({ id, nome, fuso, limite }: Avisavel, data: string, em: Date) {
  const fim = new Date(limite);
  const prazo = `${porExtenso(plainDate(fim, fuso))} às ${horaEm(fim, fuso)}`;
  return { lotacaoId: id, lotacao: nome, data, prazo, encerrado: fim < em, em: em.toISOString() };
}
