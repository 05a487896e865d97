import type { components } from '@alipen/contracts/generated/government-api';
import { type ErroDeCampo, problema } from '@alipen/platform/problems/problema';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { ContratosService } from '../contratos/contratos.service.ts';
import { Database, type Transaction } from '../database/database.ts';
import { violates } from '../database/violations.ts';
import { type Formato, spreadsheetFile } from '../spreadsheets/spreadsheet-file.ts';
import { colunasDoArquivo, toEmpenho } from './empenhos.mapper.ts';
import { EmpenhosRepository } from './empenhos.repository.ts';
import { erroDaData, porMes, previsaoDe, recusaDaAnulacao, saldoDeTodos, simulacaoDe } from './empenhos.rules.ts';

type Schemas = components['schemas'];
type Resposta = Promise<Schemas['EmpenhosDoContrato']>;

/** The commitments of a contract and their movements. None of them is ever edited: another one corrects. */
@Injectable()
export class EmpenhosCadastroService {
  constructor(
    private readonly database: Database,
    private readonly repository: EmpenhosRepository,
    private readonly contratos: ContratosService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  listar(contratoId: number): Resposta {
    return this.database.transaction(tx => this.ler(tx, contratoId));
  }

  simular(
    contratoId: number,
    { pessoas, tipoPublicoId }: { pessoas: number; tipoPublicoId: number },
  ): Promise<Schemas['SimulacaoEmpenhos']> {
    return this.database.transaction(async tx => {
      const { fim } = await this.contratos.exigirAlgum(tx, contratoId);
      const { itens } = await this.contratos.ler(tx, contratoId);
      const precos = itens.filter(item => item.tipoPublicoId === tipoPublicoId).map(item => item.precoCentavos);
      recusarSe(
        precos.length
          ? []
          : [{ pointer: '/query/tipoPublicoId', detail: 'Este contrato não tem preço para este público.' }],
      );
      return simulacaoDe({
        pessoas,
        porPessoaCentavos: precos.reduce((soma, preco) => soma + preco, 0),
        meses: porMes(await this.repository.consumptions(tx, contratoId)),
        saldoCentavos: saldoDeTodos(await this.repository.ofContract(tx, contratoId)),
        fim,
      });
    });
  }

  async exportar(contratoId: number, formato: Formato): Promise<StreamableFile> {
    const { numero } = await this.contratos.exigirAlgum(this.database, contratoId);
    const linhas = await this.repository.ofContract(this.database, contratoId);
    return spreadsheetFile({ nome: `empenhos-${numero}`, formato, colunas: colunasDoArquivo, linhas });
  }

  async criar(
    pessoa: Pessoa,
    contratoId: number,
    { numero: digitado, fonte = '', natureza = '', ...novo }: Schemas['NovoEmpenho'],
  ): Resposta {
    const numero = digitado.trim();
    try {
      return await this.database.transaction(async tx => {
        const contrato = await this.contratos.exigirAlgum(tx, contratoId);
        recusarSe([
          ...(numero ? [] : [{ pointer: '/numero', detail: 'Informe o número do empenho.' }]),
          ...erroDaData(novo.data, { hoje: this.hoje() }),
        ]);
        const dados = { ...novo, numero, fonte: fonte.trim(), natureza: natureza.trim() };
        const linha = { ...dados, contratoId, criadoEm: this.clock.now(), criadoPor: pessoa.usuarioId };
        const entidadeId = await this.repository.insert(tx, linha);
        const depois = { ...dados, contrato: contrato.numero };
        await this.audit.record(tx, pessoa, { acao: 'criarEmpenho', entidade: 'empenhos', entidadeId, depois });
        return this.ler(tx, contratoId);
      });
    } catch (error) {
      if (!violates(error, 'empenhos_numero_unico')) throw error;
      const contrato = await this.repository.contractOf(this.database, numero);
      const detail = `Já existe o empenho ${numero}, do contrato ${contrato}.`;
      throw problema('ja-existe', { detail, errors: [{ pointer: '/numero', detail }] });
    }
  }

  movimentar(pessoa: Pessoa, empenhoId: number, { tipo, data, ...novo }: Schemas['NovoMovimentoEmpenho']): Resposta {
    return this.database.transaction(async tx => {
      const empenho = await this.repository.lockOne(tx, empenhoId);
      if (!empenho) throw problema('nao-encontrado', { detail: 'Este empenho não existe.' });
      const motivo = novo.motivo.trim();
      const { valorCentavos } = novo;
      recusarSe([
        ...(motivo ? [] : [{ pointer: '/motivo', detail: 'Diga o motivo.' }]),
        ...erroDaData(data, { desde: empenho.data, hoje: this.hoje() }),
      ]);
      const recusa = tipo === 'ANULACAO' ? recusaDaAnulacao(empenho, valorCentavos) : null;
      if (recusa)
        throw problema('conflito', { detail: recusa, errors: [{ pointer: '/valorCentavos', detail: recusa }] });
      const registro = { registradoEm: this.clock.now(), registradoPor: pessoa.usuarioId };
      await this.repository.move(tx, { empenhoId, tipo, data, valorCentavos, motivo, ...registro });
      await this.audit.record(tx, pessoa, {
        acao: 'movimentarEmpenho',
        entidade: 'empenhos',
        entidadeId: empenhoId,
        dados: { numero: empenho.numero, movimento: tipo, data, valorCentavos, motivo },
      });
      return this.ler(tx, empenho.contratoId);
    });
  }

  private hoje(): string {
    return this.clock.today(FUSO_DA_AGENCIA);
  }

  private async ler(tx: Transaction, contratoId: number): Resposta {
    const { fim } = await this.contratos.exigirAlgum(tx, contratoId);
    const empenhos = await this.repository.ofContract(tx, contratoId);
    const movimentos = await this.repository.movements(tx, contratoId);
    const consumos = await this.repository.consumptions(tx, contratoId);
    const saldoCentavos = saldoDeTodos(empenhos);
    return {
      itens: empenhos.map(row => toEmpenho(row, movimentos, consumos)),
      saldoCentavos,
      previsao: previsaoDe(porMes(consumos), saldoCentavos, fim),
    };
  }
}

function recusarSe(errors: ErroDeCampo[]): void {
  if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors });
}
