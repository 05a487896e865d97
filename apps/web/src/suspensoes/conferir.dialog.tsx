import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Checkbox } from '../ui/check.component.tsx';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { EfeitoDaSuspensao } from './efeito.component.tsx';
import type { Ato } from './suspensoes.mutations.ts';
import type { Efeito } from './suspensoes.queries.ts';

interface Props {
  /** Of which unit, which days and why. */
  frase: string;
  ato: Ato;
  previsto: Efeito;
  voltar: () => void;
  sair: () => void;
}

/** All that it touches is seen before anything is written, and again as it was done. */
export function Conferir({ frase, ato, previsto, voltar, sair }: Props) {
  const [junto, setJunto] = useState(false);
  const [efeito, setEfeito] = useState(previsto);
  const passaram = previsto.pedidos.some(({ destino }) => destino === 'FORA_DO_LIMITE');
  const simular = useMutation({ mutationFn: (comEles: boolean) => ato(comEles, true), onSuccess: setEfeito });
  const form = useForm<object, Efeito>({ start: {}, send: () => ato(junto, false) });
  const feito = form.answer;
  return (
    <FormDialog
      title={feito ? 'Atividade suspensa' : 'Confira antes de suspender'}
      form={{ ...form, busy: form.busy || simular.isPending }}
      verb={feito ? undefined : 'Suspender a atividade'}
      doing="Suspendendo…"
      back={feito ? 'Fechar' : 'Voltar'}
      close={feito ? sair : voltar}
      width={640}
      long
    >
      <p>{frase}</p>
      <EfeitoDaSuspensao efeito={feito ?? efeito} />
      {passaram && !feito && (
        <label className="suspensao-marca">
          <Checkbox
            className="marcar"
            checked={junto}
            disabled={simular.isPending || form.busy}
            onChange={({ target }) => {
              setJunto(target.checked);
              simular.mutate(target.checked);
            }}
          />
          Cancelar também os que passaram do limite de ajuste
        </label>
      )}
    </FormDialog>
  );
}
