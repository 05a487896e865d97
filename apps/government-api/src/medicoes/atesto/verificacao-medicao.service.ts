import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { vigenciaDe } from '../leitura/medicoes.mapper.ts';
import { codigoDeMedicaoLido, hashDoAtesto } from '../registro/atesto.rules.ts';
import { type Atesto, AtestosRepository } from '../registro/atestos.repository.ts';
import { MedicoesRepository } from '../registro/medicoes.repository.ts';

type Schemas = components['schemas'];
const MAIS_FALHAS = 100;

/** For anybody with the billing pack, without an account; it names no person. */
@Injectable()
export class VerificacaoMedicaoService {
  constructor(
    private readonly database: Database,
    private readonly repository: AtestosRepository,
    private readonly medicoes: MedicoesRepository,
  ) {}

  async verificar(digitado: string): Promise<Schemas['MedicaoVerificada']> {
    const codigo = codigoDeMedicaoLido(digitado);
    const atesto = codigo && (await this.repository.findByCode(this.database, codigo));
    const medicao = atesto && (await this.medicoes.findById(this.database, atesto.medicaoId));
    if (!atesto || !medicao) {
      throw problema('nao-encontrado', {
        detail: 'Nenhuma medição tem este código. Confira as letras impressas no papel: M e sete grupos de quatro.',
      });
    }
    const [ultimo] = await this.repository.ofBilling(this.database, medicao.id);
    const { conteudo, versao, hash, atestadoEm } = atesto;
    const falhas = await this.falhas(atesto);
    return {
      contrato: conteudo.contrato.numero,
      fornecedor: conteudo.contrato.fornecedor,
      mes: conteudo.mes,
      versao,
      vigencia: vigenciaDe(atesto, ultimo?.versao ?? versao, medicao.situacao),
      atestadoEm: atestadoEm.toISOString(),
      celulas: [...conteudo.celulas],
      lotacoes: conteudo.unidades.length,
      totais: conteudo.totais,
      hash,
      integra: falhas.length === 0,
      falhas,
    };
  }

  private async falhas({ conteudo, hash, hashAnterior, codigo, versao }: Atesto): Promise<string[]> {
    const inteiro =
      hashDoAtesto(hashAnterior, conteudo) === hash && conteudo.codigo === codigo && conteudo.versao === versao;
    const perdidas = await this.repository.missingHeads(this.database, conteudo.cadeias);
    return [
      ...(inteiro ? [] : ['O conteúdo guardado não é mais o que foi atestado.']),
      ...perdidas.map(lotacao => `${lotacao}: o mapa a que o atesto está ligado não é mais o mesmo.`),
    ].slice(0, MAIS_FALHAS);
  }
}
