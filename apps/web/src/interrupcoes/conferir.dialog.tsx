import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Checkbox } from '../ui/check.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { EfeitoDaInterrupcao } from './efeito.component.tsx';
import { interromperEntregas, simularInterrupcao } from './interrupcoes.mutations.ts';
import type { Contrato, Efeito, NovaInterrupcao } from './interrupcoes.queries.ts';

interface Props {
  contrato: Contrato;
  corpo: NovaInterrupcao;
  previsto: Efeito;
  mudar: (efeito: Efeito) => void;
  voltar: () => void;
  sair: () => void;
}

export function Conferir({ contrato, corpo, previsto, mudar, voltar, sair }: Props) {
  const [junto, setJunto] = useState(false);
  // What the tick moves is known to the server: asked once, while something is past its limit.
  const [passaram] = useState(previsto.pedidos.some(({ destino }) => destino === 'FORA_DO_LIMITE'));
  const pedido = { ...corpo, cancelarForaDoLimite: junto };
  const simular = useMutation({
    mutationFn: (comEles: boolean) => simularInterrupcao(contrato.id, { ...corpo, cancelarForaDoLimite: comEles }),
    onSuccess: mudar,
  });
  const form = useForm<object, Efeito>({ start: {}, send: () => interromperEntregas(contrato.id, pedido) });
  const feito = form.answer;
  const dias =
    corpo.inicio === corpo.fim ? formatDay(corpo.inicio) : `${formatDay(corpo.inicio)} a ${formatDay(corpo.fim)}`;
  return (
    <FormDialog
      title={feito ? 'Entrega interrompida' : 'Confira antes de interromper'}
      form={{ ...form, busy: form.busy || simular.isPending }}
      verb={feito ? undefined : 'Interromper a entrega'}
      doing="Interrompendo…"
      back={feito ? 'Fechar' : 'Voltar'}
      close={feito ? sair : voltar}
      width={760}
      long
    >
      <p>
        {contrato.fornecedor}, {dias}: {corpo.motivo}
      </p>
      <EfeitoDaInterrupcao efeito={feito ?? previsto} />
      {passaram && !feito && (
        <label className="interrupcao-marca">
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
