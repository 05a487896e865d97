import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../app/problem.error.ts';
import { escolhasDe, procurarLotacoes } from '../lotacoes/lotacoes.queries.ts';
import { listarTipos } from '../tipos-alimentacao/tipos-alimentacao.queries.ts';
import { Button } from '../ui/button.component.tsx';
import { DateField, today } from '../ui/date-field.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { notify } from '../ui/notification.ts';
import SearchSelect, { type Choice } from '../ui/search-select.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { TextArea } from '../ui/text-input.component.tsx';
import { criarFiscalizacao } from './fiscalizacoes.mutations.ts';

const ORIGENS = { MANUAL: 'Sem denúncia', DENUNCIA: 'Por denúncia' } as const;
type Origem = keyof typeof ORIGENS;

export default function NovaDialog({ fechar }: { fechar: () => void }) {
  const tipos = useQuery(listarTipos());
  const [origem, setOrigem] = useState<Origem>('MANUAL');
  const [lotacao, setLotacao] = useState<Choice | null>(null);
  const [data, setData] = useState<string | null>(today());
  const [tipo, setTipo] = useState('');
  const [observacao, setObservacao] = useState('');
  const criar = useMutation({
    mutationFn: () =>
      criarFiscalizacao({
        origem,
        lotacaoId: lotacao?.id ?? 0,
        tipoAlimentacaoId: Number(tipo),
        ...(data && { data }),
        ...(observacao.trim() && { observacao: observacao.trim() }),
      }),
    onSuccess: ({ numero, pedido }) => {
      fechar();
      notify(
        'success',
        `Fiscalização ${numero} aberta`,
        pedido
          ? `É da entrega do pedido ${pedido.numero}.`
          : 'Esta entrega não tem pedido: as quantidades não se contam.',
      );
    },
  });
  return (
    <Dialog
      title="Nova fiscalização"
      close={fechar}
      busy={criar.isPending}
      footer={
        <>
          <Button disabled={criar.isPending} onClick={fechar}>
            Voltar
          </Button>
          <Button
            variant="primary"
            disabled={!lotacao || !tipo || !data || criar.isPending}
            onClick={() => criar.mutate()}
          >
            {criar.isPending ? 'Abrindo…' : 'Abrir fiscalização'}
          </Button>
        </>
      }
    >
      <div className="fluxo-secao">
        <Field label="Motivo">
          <Select value={origem} onChange={({ target }) => setOrigem(target.value as Origem)}>
            {Object.entries(ORIGENS).map(([valor, rotulo]) => (
              <option key={valor} value={valor}>
                {rotulo}
              </option>
            ))}
          </Select>
        </Field>
        <div className="campo">
          <span className="campo-rotulo" aria-hidden>
            Lotação
          </span>
          <SearchSelect
            label="Lotação"
            placeholder="Procure pelo nome, sigla ou município"
            value={lotacao}
            onChange={setLotacao}
            query={procurarLotacoes}
            choicesOf={escolhasDe}
          />
        </div>
        <DateField label="Dia da refeição" value={data} onChange={setData} />
        <Field label="Refeição">
          <Select value={tipo} onChange={({ target }) => setTipo(target.value)}>
            <option value="">Escolha</option>
            {tipos.data
              ?.filter(({ ativo }) => ativo)
              .map(({ id, nome }) => (
                <option key={id} value={id}>
                  {nome}
                </option>
              ))}
          </Select>
        </Field>
        <Field label={origem === 'DENUNCIA' ? 'O que se denunciou' : 'Observação'}>
          <TextArea
            rows={3}
            maxLength={1000}
            value={observacao}
            onChange={({ target }) => setObservacao(target.value)}
          />
        </Field>
        {criar.error && <Notice tone="perigo">{sentenceOf(criar.error)}</Notice>}
      </div>
    </Dialog>
  );
}
