import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { addDays, Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { FormulariosService } from '../formularios/formularios.service.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { type BuscaFotos, type DoPeriodo, GestaoRepository } from './gestao.repository.ts';
import { anteriorDe, avaliar, DIAS_DO_RITMO, devolvidoEm, execucaoDe, type Periodo } from './gestao.rules.ts';
import { IndicadoresRepository } from './indicadores.repository.ts';
import { exigirPeriodo } from './periodo.rules.ts';

type Schemas = components['schemas'];
type TipoExcecao = Schemas['TipoExcecao'];

/** Most urgent first. */
const URGENCIA = [
  'SALDO_EM_ALERTA',
  'OCORRENCIAS_A_DECIDIR',
  'LOTACOES_SEM_FORNECEDOR',
  'CONTRATOS_A_VENCER',
  'PROGRAMACOES_TERMINANDO',
  'FORNECEDORES_SEM_CONTRATO',
  'TIPOS_SEM_PRECO',
] as const satisfies readonly TipoExcecao[];
const EXEMPLOS = 5;
const ITENS_MOSTRADOS = 10;

@Injectable()
export class GestaoService {
  constructor(
    private readonly database: Database,
    private readonly repository: GestaoRepository,
    private readonly indicadores: IndicadoresRepository,
    private readonly formularios: FormulariosService,
    private readonly parametros: ParametrosService,
    private readonly clock: Clock,
  ) {}

  async fornecedores(periodo: Periodo): Promise<Schemas['AvaliacaoDosFornecedores']> {
    const { de, ate } = exigirPeriodo(periodo);
    const lidos = await this.repository.suppliers(this.database, anteriorDe({ de, ate }).de, ate);
    return {
      periodo: { de, ate },
      apuradoEm: await this.indicadores.countedAt(this.database),
      fornecedores: avaliar({ de, ate }, lidos),
    };
  }

  async devolvido(data: string): Promise<Schemas['DevolvidoNoAno']> {
    const meses = await this.repository.returned(this.database, data);
    return devolvidoEm(Number(data.slice(0, 4)), meses);
  }

  async contratos(): Promise<Schemas['ExecucaoDosContratos']> {
    const hoje = this.clock.today(FUSO_DA_AGENCIA);
    const limites = await this.parametros.doDia(this.database, hoje);
    const lidos = await this.repository.contracts(this.database, hoje, DIAS_DO_RITMO);
    return {
      apuradoEm: await this.indicadores.countedAt(this.database),
      contratos: lidos.map(lido => execucaoDe(lido, hoje, limites)),
    };
  }

  async comporContrato(contratoId: number): Promise<Schemas['ComposicaoDoContrato']> {
    const hoje = this.clock.today(FUSO_DA_AGENCIA);
    const lido = await this.repository.contractMonths(this.database, contratoId, hoje);
    if (!lido) throw problema('nao-encontrado', { detail: 'Este contrato não existe.' });
    return {
      ...lido,
      executadoCentavos: lido.meses.reduce((soma, { liquidoCentavos }) => soma + liquidoCentavos, 0),
      apuradoEm: await this.indicadores.countedAt(this.database),
    };
  }

  async excecoes(): Promise<Schemas['ExcecoesDaGestao']> {
    const hoje = this.clock.today(FUSO_DA_AGENCIA);
    const { diasAVencer } = await this.parametros.doDia(this.database, hoje);
    const [lidas, { contratos }] = await Promise.all([
      this.repository.exceptions(this.database, hoje),
      this.contratos(),
    ]);
    const dos = (tipo: TipoExcecao, quais: typeof contratos): Schemas['ExcecaoDaGestao'][] =>
      quais.length
        ? [
            {
              tipo,
              quantidade: quais.length,
              exemplos: quais.slice(0, EXEMPLOS).map(c => `${c.numero}, ${c.fornecedor}`),
            },
          ]
        : [];
    const todas = [
      ...lidas,
      ...dos(
        'CONTRATOS_A_VENCER',
        contratos.filter(({ venceEmDias }) => venceEmDias <= diasAVencer),
      ),
      ...dos(
        'SALDO_EM_ALERTA',
        contratos.filter(({ sinal }) => sinal === 'ALERTA'),
      ),
    ];
    return {
      excecoes: todas
        .map(({ tipo, quantidade, exemplos }) => ({ tipo, quantidade, exemplos }))
        .toSorted((a, b) => URGENCIA.indexOf(a.tipo) - URGENCIA.indexOf(b.tipo)),
    };
  }

  async itensReprovados(busca: DoPeriodo): Promise<Schemas['ItensReprovados']> {
    const periodo = exigirPeriodo(busca);
    const lidos = await this.repository.failedItems(this.database, periodo, ITENS_MOSTRADOS);
    const titulo = await this.formularios.titulos(this.database, lidos);
    return {
      fiscalizacoes: await this.repository.inspected(this.database, periodo),
      itens: lidos.map(({ formularioId, ...lido }) => ({ ...lido, texto: titulo({ formularioId, ...lido }) })),
    };
  }

  async fotos(busca: BuscaFotos): Promise<Schemas['PaginaFotosFiscalizadas']> {
    const { pagina, tamanho } = exigirPeriodo(busca);
    return { ...(await this.repository.photos(this.database, busca)), pagina, tamanho };
  }

  async mesAteHoje(data: string): Promise<Schemas['MesAteHoje']> {
    const mes = data.slice(0, 7);
    const { de, ate } = mesmosDiasDoMesAnterior(data);
    const [dias, antes] = await Promise.all([
      this.indicadores.days(this.database, `${mes}-01`, data),
      this.indicadores.days(this.database, de, ate),
    ]);
    const soma = (lidos: typeof dias, campo: 'refeicoes' | 'liquidoCentavos' | 'programadoCentavos') =>
      lidos.reduce((total, dia) => total + dia[campo], 0);
    return {
      mes,
      apuradoEm: await this.indicadores.countedAt(this.database),
      dias,
      refeicoes: soma(dias, 'refeicoes'),
      liquidoCentavos: soma(dias, 'liquidoCentavos'),
      programadoCentavos: soma(dias, 'programadoCentavos'),
      mesAnterior: { refeicoes: soma(antes, 'refeicoes'), liquidoCentavos: soma(antes, 'liquidoCentavos') },
    };
  }
}

/** From the month's first day to the same day, or to its last where it is shorter. */
export function mesmosDiasDoMesAnterior(data: string): Periodo {
  const ultimo = addDays(`${data.slice(0, 7)}-01`, -1);
  const mes = ultimo.slice(0, 7);
  const mesmo = `${mes}-${data.slice(8)}`;
  return { de: `${mes}-01`, ate: mesmo < ultimo ? mesmo : ultimo };
}
