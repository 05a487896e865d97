import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { listarLotacoes } from '../lotacoes/lotacoes.queries.ts';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { Checkbox } from '../ui/check.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { FormRefusal, Submit } from '../ui/form.component.tsx';
import { useForm } from '../ui/form.hook.ts';
import { SelectField, TextField } from '../ui/form-field.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { notify } from '../ui/notification.ts';
import { NumberInput } from '../ui/text-input.component.tsx';
import { alterarPlanoAmostragem, dispensarSegregacao } from './formularios.mutations.ts';
import type { Plano, Regras } from './formularios.queries.ts';

type Numero = Exclude<keyof Regras, 'ativo'>;
/** `partes`: how many of the contract's unit make one that a person reads. */
const CAMPOS: readonly { campo: Numero; rotulo: string; maximo: number; partes?: number }[] = [
  { campo: 'minimoSemanal', rotulo: 'Garantidas por lotação e semana', maximo: 21 },
  { campo: 'chanceBasePct', rotulo: 'Chance de cada entrega, além do mínimo (%)', maximo: 100 },
  { campo: 'notaBaixa', rotulo: 'Nota baixa: média de 30 dias abaixo de', maximo: 1000, partes: 10 },
  { campo: 'chanceNotaBaixaPct', rotulo: 'Mais chance com nota baixa (%)', maximo: 100 },
  { campo: 'contratoNovoDias', rotulo: 'Contrato é novo por (dias)', maximo: 365 },
  { campo: 'chanceContratoNovoPct', rotulo: 'Mais chance com contrato novo (%)', maximo: 100 },
  { campo: 'chanceReincidenciaPct', rotulo: 'Mais chance com reincidência (%)', maximo: 100 },
  { campo: 'diferencaPct', rotulo: 'Pedido acima do efetivo a partir de (%)', maximo: 1000 },
  { campo: 'chanceDiferencaPct', rotulo: 'Mais chance com essa diferença (%)', maximo: 100 },
];

export function PlanoForm({ plano }: { plano: Plano }) {
  const form = useForm({
    start: plano.regras,
    send: regras => alterarPlanoAmostragem(plano, regras),
    onSent: () => notify('success', 'Plano salvo', 'Vale para as entregas que ainda não foram sorteadas.'),
  });
  return (
    <Card className="formulario-previa" aria-labelledby="plano-titulo">
      <h2 id="plano-titulo">Plano de amostragem</h2>
      <p className="quieto">
        O sorteio é feito quando a janela de cada entrega abre, e o fornecedor não tem como prevê-lo.
      </p>
      <label className="formulario-marca">
        <Checkbox {...form.check('ativo')} />
        Sortear fiscalizações
      </label>
      <div className="plano-campos">
        {CAMPOS.map(({ campo, rotulo, maximo, partes = 1 }) => (
          <Field key={campo} label={rotulo}>
            <NumberInput
              min={0}
              max={maximo / partes}
              step={1 / partes}
              value={form.values[campo] / partes}
              onChange={event =>
                form.set({
                  [campo]: Math.min(maximo, Math.max(0, Math.round(Number(event.target.value) * partes))),
                })
              }
            />
          </Field>
        ))}
      </div>
      <FormRefusal form={form} />
      <Submit of={form} type="button" onClick={() => form.submit()} doing="Salvando…">
        Salvar o plano
      </Submit>
      <Dispensas plano={plano} />
    </Card>
  );
}

function Dispensas({ plano: { dispensas } }: { plano: Plano }) {
  const dispensa = useId();
  const lotacoes = useQuery(listarLotacoes({ ativa: true, tamanho: 2000 }));
  const encerrar = useMutation({ mutationFn: (id: number) => dispensarSegregacao(id, { dispensada: false }) });
  const form = useForm({
    start: { lotacaoId: '', motivo: '' },
    send: ({ lotacaoId, motivo }) => dispensarSegregacao(Number(lotacaoId), { dispensada: true, motivo }),
    onSent: () => form.reset(),
    ready: ({ lotacaoId, motivo }) => lotacaoId !== '' && motivo.trim().length >= 3,
  });
  return (
    <>
      <h3>Lotações em que quem pede também fiscaliza</h3>
      {dispensas.length === 0 && <p className="quieto">Nenhuma: quem faz o pedido não fiscaliza a mesma entrega.</p>}
      <ul className="plano-dispensas">
        {dispensas.map(({ lotacao, motivo: porque, por }) => (
          <li key={lotacao.id}>
            <span>
              <strong>{lotacao.nome}</strong> — {porque} ({por})
            </span>
            <Button
              aria-label={`Encerrar a dispensa de ${lotacao.nome}`}
              disabled={encerrar.isPending}
              onClick={() => encerrar.mutate(lotacao.id)}
            >
              Encerrar
            </Button>
          </li>
        ))}
      </ul>
      {encerrar.isError && <Notice tone="perigo">{sentenceOf(encerrar.error)}</Notice>}
      <FormRefusal form={form} />
      <form className="plano-campos" id={dispensa} {...form.props}>
        <SelectField form={form} name="lotacaoId" label="Lotação">
          <option value="">Escolha</option>
          {lotacoes.data?.itens.map(({ id, nome }) => (
            <option key={id} value={id}>
              {nome}
            </option>
          ))}
        </SelectField>
        <TextField form={form} name="motivo" label="Por quê" maxLength={500} />
      </form>
      <Submit of={form} form={dispensa} variant="plain">
        Dispensar a lotação
      </Submit>
    </>
  );
}
