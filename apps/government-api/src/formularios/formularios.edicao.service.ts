import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { ContratosService } from '../contratos/contratos.service.ts';
import { Database } from '../database/database.ts';
import { inWords } from '../database/violations.ts';
import { calcular } from './calculo.rules.ts';
import { toFormulario } from './formularios.mapper.ts';
import { FormulariosRepository } from './formularios.repository.ts';
import { errosDoFormulario } from './formularios.rules.ts';
import { entregaDeExemplo } from './previa.rules.ts';
import { errosDasRespostas } from './respostas.rules.ts';

type Schemas = components['schemas'];

const publicadoAntes = () =>
  problema('conflito', {
    detail: 'Outra pessoa publicou uma versão nova deste formulário. Recarregue para mudar a dela.',
  });

/** A form is never changed: an edit makes a new version. A preview writes nothing. */
@Injectable()
export class FormulariosEdicaoService {
  constructor(
    private readonly database: Database,
    private readonly repository: FormulariosRepository,
    private readonly contratos: ContratosService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  criar(pessoa: Pessoa, novo: Schemas['NovoFormulario']): Promise<Schemas['Formulario']> {
    const errors = errosDoFormulario(novo);
    if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors });
    const { contratoId, versaoAnterior, titulo, secoes, faixasDesconto, notas } = novo;
    return this.database.transaction(async tx => {
      if (contratoId !== null) await this.contratos.ler(tx, contratoId);
      if ((await this.repository.lastVersion(tx, contratoId)) !== versaoAnterior) throw publicadoAntes();
      const id = await inWords({ formularios_uma_versao: publicadoAntes }, () =>
        this.repository.insert(tx, {
          contratoId,
          versao: versaoAnterior + 1,
          titulo,
          secoes,
          faixasDesconto,
          notas,
          criadoEm: this.clock.now(),
          criadoPor: pessoa.usuarioId,
        }),
      );
      await this.audit.record(tx, pessoa, {
        acao: 'criarFormulario',
        entidade: 'formularios',
        entidadeId: id,
        dados: { contratoId, versao: versaoAnterior + 1, titulo },
      });
      const lido = await this.repository.findById(tx, id);
      if (!lido) throw new Error('a form just written is not there');
      return toFormulario(lido);
    });
  }

  prever({ formulario, respostas, ...exemplo }: Schemas['PreviaFormulario']): Schemas['ResultadoDaPrevia'] {
    const erros = [
      ...errosDoFormulario(formulario).map(erro => ({ ...erro, pointer: `/formulario${erro.pointer}` })),
      ...errosDasRespostas(formulario, respostas, { fotos: new Set(), parcial: true }),
    ];
    if (erros.length) return { erros, resultado: null };
    const contexto = entregaDeExemplo(formulario, respostas, { ...exemplo, agora: this.clock.now() });
    return { erros, resultado: calcular(formulario, respostas, contexto) };
  }
}
