import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail.service.ts';
import type { Pessoa } from '../../auth/pessoa.ts';
import { Clock, plainDate } from '../../clock/clock.ts';
import { Database, type Transaction } from '../../database/database.ts';
import { DietasService, type LinhaDieta, semIdentificar, versaoDasDietas } from '../../dietas/dietas.service.ts';
import { TiposPublicoService } from '../../tipos-publico/tipos-publico.service.ts';
import { matches, missingVersion } from '../../versions/versions.ts';
import { PedidosPassoService } from '../ciclo/passo.service.ts';
import { versaoVencida } from '../ciclo/versao.rules.ts';
import { exigirMotivo } from '../dietas/autorizadas.rules.ts';
import { PedidosDietasAutorizadasService } from '../dietas/autorizadas.service.ts';
import { PedidosLeituraService } from '../leitura/leitura.service.ts';
import { ciclo } from '../pedidos.ciclo.rules.ts';
import { type CabecalhoPedido, PedidosRepository } from '../registro/pedidos.repository.ts';

type Schemas = components['schemas'];
export type DietasLidas = { dietas: Schemas['DietasDoPedido']; versao: string };

const IDENTIFICAM = ['AL_GESTOR', 'SOLICITANTE'];

@Injectable()
export class PedidosDietasService {
  constructor(
    private readonly database: Database,
    private readonly repository: PedidosRepository,
    private readonly leitura: PedidosLeituraService,
    private readonly passos: PedidosPassoService,
    private readonly dietas: DietasService,
    private readonly autorizadas: PedidosDietasAutorizadasService,
    private readonly tiposPublico: TiposPublicoService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async obter(pessoa: Pessoa, pedidoId: number): Promise<DietasLidas> {
    const cabecalho = await this.leitura.exigir(this.database, pedidoId, pessoa);
    return this.ler(this.database, pessoa, cabecalho);
  }

  definir(
    pessoa: Pessoa,
    { pedidoId, ifMatch }: { pedidoId: number; ifMatch: string | undefined },
    { dietas, motivo }: Schemas['DietasDigitadas'],
  ): Promise<DietasLidas> {
    return this.database.transaction(async tx => {
      // Locked to the end: nobody sends the order, or writes its diets, in between.
      await this.repository.lock(tx, pedidoId);
      const cabecalho = await this.leitura.exigir(tx, pedidoId, pessoa);
      const antes = await this.dietas.doPedido(tx, pedidoId);
      if (!ifMatch) throw missingVersion('das dietas');
      if (!matches(ifMatch, versaoDasDietas(antes))) throw versaoVencida(cabecalho);
      this.passos.exigir('editar', cabecalho, pessoa, this.clock.now());
      const celulas = await this.repository.itemsOf(tx, pedidoId);
      const publicos = await this.tiposPublico.ativos(tx);
      const publicosComDieta = new Set(publicos.filter(({ permiteDieta }) => permiteDieta).map(({ id }) => id));
      await this.dietas.trocar(tx, pedidoId, dietas, { celulas, publicosComDieta });
      const depois = await this.dietas.doPedido(tx, pedidoId);
      const dito = motivo?.trim() || cabecalho.pedido.dietasMotivo;
      exigirMotivo(await this.autorizadas.comparar(tx, cabecalho, celulas, depois), dito, '/motivo');
      if (dito !== cabecalho.pedido.dietasMotivo) await this.repository.saveDietReason(tx, pedidoId, dito);
      if (versaoDasDietas(antes) !== versaoDasDietas(depois)) {
        // The trail gets only the count of each code: whose they are stays in the order, which the row rule guards.
        await this.audit.record(tx, pessoa, {
          acao: 'definirDietasDoPedido',
          entidade: 'pedidos',
          entidadeId: pedidoId,
          antes: contagem(antes),
          depois: contagem(depois),
        });
      }
      const { pedido } = cabecalho;
      return this.ler(tx, pessoa, { ...cabecalho, pedido: { ...pedido, dietasMotivo: dito } });
    });
  }

  private async ler(tx: Transaction, pessoa: Pessoa, cabecalho: CabecalhoPedido): Promise<DietasLidas> {
    const { id, numero, situacao, dataRefeicao } = cabecalho.pedido;
    const linhas = await this.dietas.doPedido(tx, id);
    const identifica = pessoa.authorities.some(autoridade => IDENTIFICAM.includes(autoridade));
    const diaPassado = dataRefeicao < plainDate(this.clock.now(), cabecalho.fusoHorario);
    // The desk fills quantities for a unit, but only those who know the people edit their diets.
    const edita = identifica && ciclo.allowed('editar', { situacao, autoridades: pessoa.authorities, diaPassado });
    const vistas = identifica ? linhas : semIdentificar(linhas);
    const celulas = await this.repository.itemsOf(tx, id);
    const { autorizadas, diferencas } = await this.autorizadas.comparar(tx, cabecalho, celulas, linhas);
    return {
      versao: versaoDasDietas(linhas),
      dietas: {
        pedido: { id, numero },
        dietas: vistas.map(linha => ({
          tipoAlimentacaoId: linha.tipoAlimentacaoId,
          tipoPublicoId: linha.tipoPublicoId,
          tipoDietaId: linha.tipoDietaId,
          codigo: linha.codigo,
          nome: identifica ? linha.nome : null,
          quantidade: linha.quantidade,
          identificacao: identifica ? linha.identificacao : null,
        })),
        acoes: edita ? ['definirDietas'] : [],
        ...(autorizadas.length > 0 && {
          autorizadas: identifica ? autorizadas : [],
          diferencas,
          motivo: cabecalho.pedido.dietasMotivo,
        }),
      },
    };
  }
}

function contagem(linhas: readonly LinhaDieta[]): Record<string, number> {
  const somas: Record<string, number> = {};
  for (const { codigo, quantidade } of linhas) somas[codigo] = (somas[codigo] ?? 0) + quantidade;
  return somas;
}
