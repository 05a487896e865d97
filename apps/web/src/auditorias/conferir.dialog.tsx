import { FECHAMENTOS } from '../app/screens.table.ts';
import { readMoney } from '../record/typed.ts';
import { ButtonLink } from '../ui/button.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { AreaField, SelectField, TextField } from '../ui/form-field.component.tsx';
import { formatCount, formatMoney } from '../ui/number.format.ts';
import { conferirSorteado } from './auditorias.mutations.ts';
import type { Auditoria, Sorteado } from './auditorias.queries.ts';

interface Props {
  auditoria: Auditoria;
  dia: Sorteado;
  feita: () => void;
  sair: () => void;
}

const comprovado = ({ resposta, valor }: { resposta: string; valor: string }, { valorCentavos }: Sorteado) =>
  ({ TUDO: valorCentavos, NADA: 0, PARTE: readMoney(valor) })[resposta];

/** Nothing is chosen beforehand: whoever checks has to say it. */
export function ConferirDialog({ auditoria, dia, feita, sair }: Props) {
  const { lotacao, data, contrato, valorCentavos, refeicoes, ordem } = dia;
  const form = useForm({
    start: { resposta: '', valor: '', observacao: '' },
    send: ({ observacao, ...dito }) =>
      conferirSorteado(auditoria.resumo.id, {
        ordem,
        comprovadoCentavos: comprovado(dito, dia) ?? 0,
        ...(observacao.trim() && { observacao: observacao.trim() }),
      }),
    onSent: feita,
    ready: ({ observacao, ...dito }) => {
      const centavos = comprovado(dito, dia);
      if (centavos === undefined || centavos > valorCentavos) return false;
      return centavos === valorCentavos || observacao.trim() !== '';
    },
  });
  const { resposta, valor } = form.values;
  const centavos = readMoney(valor);
  return (
    <FormDialog
      title={`${lotacao.nome}, ${formatDay(data)}`}
      form={form}
      verb="Conferir"
      doing="Salvando…"
      close={sair}
    >
      <p>
        Pagam-se <strong>{formatMoney(valorCentavos)}</strong> por {formatCount(refeicoes, 'refeição', 'refeições')}{' '}
        deste dia, no contrato {contrato}. Compare com o efetivo, os recebimentos e as fotos.
      </p>
      <p>
        <ButtonLink to={`${FECHAMENTOS}?lotacaoId=${lotacao.id}&data=${data}`} target="_blank">
          Abrir o dia em outra aba
        </ButtonLink>
      </p>
      <SelectField form={form} name="resposta" label="O que está comprovado" required>
        <option value="">Escolha</option>
        <option value="TUDO">Tudo o que se paga</option>
        <option value="PARTE">Só uma parte</option>
        <option value="NADA">Nada</option>
      </SelectField>
      {resposta === 'PARTE' && (
        <TextField
          form={form}
          name="valor"
          label="Valor comprovado (R$)"
          required
          maxLength={20}
          inputMode="decimal"
          placeholder="0,00"
          title={centavos !== undefined && centavos > valorCentavos ? 'Não passa do que se paga.' : undefined}
        />
      )}
      {resposta !== '' && (
        <AreaField
          form={form}
          name="observacao"
          label={resposta === 'TUDO' ? 'Observação (opcional)' : 'O que falta ou não bate'}
          rows={3}
          required={resposta !== 'TUDO'}
          maxLength={1000}
        />
      )}
    </FormDialog>
  );
}
