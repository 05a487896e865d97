import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { listarLotacoes } from '../lotacoes/lotacoes.queries.ts';
import { Button } from '../ui/button.component.tsx';
import { Checkbox } from '../ui/check.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { notify } from '../ui/notification.ts';
import { Select } from '../ui/select.component.tsx';
import { NumberInput, TextInput } from '../ui/text-input.component.tsx';
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
  const [regras, setRegras] = useState(plano.regras);
  const salvar = useMutation({
    mutationFn: () => alterarPlanoAmostragem(plano, regras),
    onSuccess: () => notify('success', 'Plano salvo', 'Vale para as entregas que ainda não foram sorteadas.'),
  });
  return (
    <section className="cartao formulario-previa" aria-labelledby="plano-titulo">
      <h2 id="plano-titulo">Plano de amostragem</h2>
      <p className="quieto">
        O sorteio é feito quando a janela de cada entrega abre, e o fornecedor não tem como prevê-lo.
      </p>
      <label className="formulario-marca">
        <Checkbox checked={regras.ativo} onChange={event => setRegras({ ...regras, ativo: event.target.checked })} />
        Sortear fiscalizações
      </label>
      <div className="plano-campos">
        {CAMPOS.map(({ campo, rotulo, maximo, partes = 1 }) => (
          <Field key={campo} label={rotulo}>
            <NumberInput
              min={0}
              max={maximo / partes}
              step={1 / partes}
              value={regras[campo] / partes}
              onChange={event =>
                setRegras({
                  ...regras,
                  [campo]: Math.min(maximo, Math.max(0, Math.round(Number(event.target.value) * partes))),
                })
              }
            />
          </Field>
        ))}
      </div>
      {salvar.isError && <Notice tone="perigo">{sentenceOf(salvar.error)}</Notice>}
      <Button variant="primary" disabled={salvar.isPending} onClick={() => salvar.mutate()}>
        {salvar.isPending ? 'Salvando…' : 'Salvar o plano'}
      </Button>
      <Dispensas plano={plano} />
    </section>
  );
}

function Dispensas({ plano: { dispensas } }: { plano: Plano }) {
  const lotacoes = useQuery(listarLotacoes({ ativa: true, tamanho: 2000 }));
  const [lotacaoId, setLotacaoId] = useState('');
  const [motivo, setMotivo] = useState('');
  const dispensar = useMutation({
    mutationFn: ({ id, ...dispensa }: { id: number; dispensada: boolean; motivo?: string }) =>
      dispensarSegregacao(id, dispensa),
    onSuccess: () => {
      setLotacaoId('');
      setMotivo('');
    },
  });
  const pronta = lotacaoId !== '' && motivo.trim().length >= 3;
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
              disabled={dispensar.isPending}
              onClick={() => dispensar.mutate({ id: lotacao.id, dispensada: false })}
            >
              Encerrar
            </Button>
          </li>
        ))}
      </ul>
      {dispensar.isError && <Notice tone="perigo">{sentenceOf(dispensar.error)}</Notice>}
      <div className="plano-campos">
        <Field label="Lotação">
          <Select value={lotacaoId} onChange={event => setLotacaoId(event.target.value)}>
            <option value="">Escolha</option>
            {lotacoes.data?.itens.map(({ id, nome }) => (
              <option key={id} value={id}>
                {nome}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Por quê">
          <TextInput maxLength={500} value={motivo} onChange={event => setMotivo(event.target.value)} />
        </Field>
      </div>
      <Button
        disabled={!pronta || dispensar.isPending}
        onClick={() => dispensar.mutate({ id: Number(lotacaoId), dispensada: true, motivo })}
      >
        Dispensar a lotação
      </Button>
    </>
  );
}
