import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { porExtenso } from '../../clock/zoned-time.ts';
import { Database, type Transaction } from '../../database/database.ts';
import { acoesDe } from '../medicoes.ciclo.rules.ts';
import { AtestosRepository } from '../registro/atestos.repository.ts';
import { CorrecoesRepository } from '../registro/correcoes.repository.ts';
import { DetalheRepository } from '../registro/detalhe.repository.ts';
import { LinhasRepository } from '../registro/linhas.repository.ts';
import { type BuscaMedicoes, MedicoesListaRepository } from '../registro/lista.repository.ts';
import { type Medicao, MedicoesRepository } from '../registro/medicoes.repository.ts';
import { toAtesto, toCorrecao, toDesconto, toResumo, toUnidade, vigenciaDe } from './medicoes.mapper.ts';
import { PendenciasService } from './pendencias.service.ts';

type Schemas = components['schemas'];
type Leitor = Pick<Pessoa, 'usuarioId' | 'authorities'>;

const MAIS_PENDENCIAS = 200;

@Injectable()
export class MedicoesLeituraService {
  constructor(
    private readonly database: Database,
    private readonly repository: MedicoesRepository,
    private readonly lista: MedicoesListaRepository,
    private readonly detalhe: DetalheRepository,
    private readonly linhas: LinhasRepository,
    private readonly correcoes: CorrecoesRepository,
    private readonly atestos: AtestosRepository,
    private readonly pendencias: PendenciasService,
  ) {}

  async listar(busca: BuscaMedicoes): Promise<Schemas['PaginaMedicoes']> {
    const { itens, total } = await this.lista.page(this.database, busca);
    return { itens: itens.map(toResumo), total, pagina: busca.pagina, tamanho: busca.tamanho };
  }

  obter(pessoa: Pessoa, id: number): Promise<Schemas['Medicao']> {
    return this.database.transaction(async tx => this.montar(tx, pessoa, await this.exigir(tx, id)));
  }

  async exigir(tx: Transaction, id: number): Promise<Medicao> {
    const medicao = await this.repository.findById(tx, id);
    if (!medicao) throw problema('nao-encontrado', { detail: `A medição ${id} não existe.` });
    return medicao;
  }

  async resumo(tx: Transaction, id: number): Promise<Schemas['MedicaoResumida']> {
    const linha = await this.lista.find(tx, id);
    if (!linha) throw problema('nao-encontrado', { detail: `A medição ${id} não existe.` });
    return toResumo(linha);
  }

  async montar(tx: Transaction, pessoa: Leitor, medicao: Medicao): Promise<Schemas['Medicao']> {
    const { id, versao, situacao } = medicao;
    const resumo = await this.resumo(tx, id);
    const unidades = await this.detalhe.units(tx, id);
    const descontos = (await this.detalhe.discounts(tx, id)).map(toDesconto);
    const correcoes = await this.correcoes.ofBilling(tx, id);
    const atestos = await this.atestos.ofBilling(tx, id);
    const conferida = await this.pendencias.conferir(tx, { medicao, unidades, descontos, correcoes });
    const { brutoCentavos, glosaCentavos, propostoCentavos, liquidoCentavos } = resumo.totais;
    const propostoLiquido = brutoCentavos - glosaCentavos - propostoCentavos;
    const { valorTotal, antes } = await this.detalhe.balance(tx, id);
    return {
      resumo,
      versao,
      celulas: await this.detalhe.cells(tx, id),
      unidades: unidades.map(toUnidade),
      pendencias: conferida.pendencias.slice(0, MAIS_PENDENCIAS),
      totalPendencias: conferida.pendencias.length,
      descontos,
      glosas: await this.detalhe.glosas(tx, id),
      correcoes: correcoes.map(lida => toCorrecao(lida, pessoa.authorities.includes('AL_GESTOR'))),
      atestos: atestos.map(atesto => toAtesto(atesto, vigenciaDe(atesto, atestos[0]?.versao ?? 0, situacao))),
      saldo: {
        valorTotalCentavos: valorTotal,
        medidoAntesCentavos: antes,
        medidoCentavos: liquidoCentavos,
        saldoCentavos: valorTotal - antes - liquidoCentavos,
      },
      conferencia: {
        propostoCentavos: propostoLiquido,
        mapaCentavos: conferida.mapaCentavos,
        confere: propostoLiquido === conferida.mapaCentavos,
      },
      impedimentoDoAtesto: await this.impedimento(tx, id, pessoa.usuarioId),
      pagavelCentavos: medicao.pagavelCentavos,
      acoes: acoesDe(situacao, pessoa.authorities),
    };
  }

  /** R32: whoever closed a map, or signed it for the unit, does not attest the month. In words; null where there is nothing. */
  async impedimento(tx: Transaction, id: number, usuarioId: number): Promise<string | null> {
    const feito = await this.linhas.handsOn(tx, id, usuarioId);
    if (!feito) return null;
    const ato = feito.fechou ? 'fechou' : 'assinou pela unidade';
    return `Você ${ato} o mapa de ${feito.lotacao} em ${porExtenso(feito.data)}. Outra pessoa atesta esta medição.`;
  }
}
