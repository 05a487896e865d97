import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../app/problem.error.ts';
import { Dialog } from '../ui/dialog.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { cancelarFiscalizacao, naoRealizarFiscalizacao } from './fiscalizacoes.mutations.ts';
import type { DoDia } from './fiscalizacoes.queries.ts';

const ACOES = {
  naoRealizar: {
    titulo: 'Por que não foi realizada?',
    botao: 'Marcar como não realizada',
    chamar: naoRealizarFiscalizacao,
  },
  cancelar: { titulo: 'Por que cancelar?', botao: 'Cancelar a fiscalização', chamar: cancelarFiscalizacao },
} as const;

interface Props {
  acao: keyof typeof ACOES;
  uma: DoDia;
  fechar: () => void;
}

/** An inspection that ends without being done always says why. */
export function MotivoDialog({ acao, uma, fechar }: Props) {
  const { titulo, botao, chamar } = ACOES[acao];
  const [motivo, setMotivo] = useState('');
  const dizer = useMutation({ mutationFn: () => chamar(uma, motivo.trim()), onSuccess: fechar });
  return (
    <Dialog
      title={titulo}
      close={fechar}
      busy={dizer.isPending}
      footer={
        <>
          <button type="button" className="botao" disabled={dizer.isPending} onClick={fechar}>
            Voltar
          </button>
          <button
            type="button"
            className="botao botao--principal"
            disabled={motivo.trim().length < 3 || dizer.isPending}
            onClick={() => dizer.mutate()}
          >
            {dizer.isPending ? 'Gravando…' : botao}
          </button>
        </>
      }
    >
      <p>
        {uma.refeicao.nome}, {uma.lotacao.nome}, {uma.numero}.
      </p>
      <label className="campo">
        <span className="campo-rotulo">Motivo</span>
        <textarea
          className="entrada"
          rows={3}
          maxLength={500}
          value={motivo}
          onChange={({ target }) => setMotivo(target.value)}
        />
      </label>
      {dizer.error && <Notice tone="perigo">{sentenceOf(dizer.error)}</Notice>}
    </Dialog>
  );
}
