import { useState } from 'react';
import { Button } from './button.component.tsx';
import { Card } from './card.component.tsx';
import { Drawer } from './drawer.component.tsx';
import { Group } from './gallery-group.component.tsx';
import { Segmented } from './segmented.component.tsx';
import { Table } from './table.component.tsx';

const FORMS = [
  { value: 'fila', label: 'Fila' },
  { value: 'tabela', label: 'Tabela' },
] as const;

const Rows = ({ density }: { density?: 'compacta' | 'media' | 'larga' }) => (
  <Table density={density} aria-label={`Pedidos, ${density ?? 'entre outras coisas'}`}>
    <thead>
      <tr>
        <th scope="col">Refeição</th>
        <th scope="col" className="numero">
          Pedidas
        </th>
      </tr>
    </thead>
    <tbody>
      {['Almoço', 'Jantar'].map(meal => (
        <tr key={meal}>
          <th scope="row">{meal}</th>
          <td className="numero">128</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

/** What other things stand in. */
export function Places() {
  const [form, setForm] = useState<(typeof FORMS)[number]['value']>('fila');
  const [open, setOpen] = useState(false);
  return (
    <Group title="Segmented, Card, Table, Drawer">
      <Segmented legend="Ver como" options={FORMS} chosen={form} choose={setForm} />
      <Card aria-label="Um cartão">Um cartão, e o que está nele.</Card>
      <Rows />
      <Rows density="compacta" />
      <Rows density="larga" />
      <Button onClick={() => setOpen(true)}>Abrir a gaveta</Button>
      {open && (
        <Drawer title="Pedido 2026-00010" close={() => setOpen(false)} footer={<Button>Confirmar</Button>}>
          O que o registro diz.
        </Drawer>
      )}
    </Group>
  );
}
