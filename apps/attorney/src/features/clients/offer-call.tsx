import { Button } from '@troth/ui/button';
import { Text } from '@troth/ui/text';
import { Navigate, useSearchParams } from 'react-router';
import { type ClientDetail, clientName } from '../../shared/clients';
import { formatAppointment } from '../../shared/dates';
import { OfferTimes } from '../../shared/offer-times';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import classes from './clients.module.css';

const timesList = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Offers times for a call that the client has bought and not booked. `?offer` in the address opens it, as the dashboard does. */
export function OfferCall({ client }: { client: ClientDetail }) {
  const [query, setQuery] = useSearchParams();
  const purchase = client.purchases.find(({ offeredTimes }) => offeredTimes !== null);
  const times = purchase?.offeredTimes ?? null;
  if (purchase === undefined || times === null) {
    // Calls in an outside calendar: the client gets the link in a message.
    return query.has('offer') ? <Navigate to={paths.clientMessages(client.id)} replace /> : null;
  }
  const setOpen = (isOpen: boolean) => setQuery(isOpen ? { offer: '' } : {}, { replace: true });
  return (
    <div className={classes.actions}>
      {times.length > 0 && (
        <Text size="small" tone="secondary">
          {t('appointments.suggested', { times: timesList.format(times.map(formatAppointment)) })}
        </Text>
      )}
      <Button isFullWidthOnPhone onClick={() => setOpen(true)}>
        {t('appointments.suggest')}
      </Button>
      {query.has('offer') && (
        <OfferTimes
          of={{ purchaseItemId: purchase.id }}
          name={client.firstName ?? clientName(client)}
          bookedAt={null}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
