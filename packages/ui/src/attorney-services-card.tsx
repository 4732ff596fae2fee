import type { ReactNode } from 'react';
import classes from './attorney-services-card.module.css';

export interface AttorneyService {
  key: string;
  title: ReactNode;
  description: ReactNode;
  /** “Book your {service}” or “Book {service} - {price}”. */
  action: ReactNode;
}

/** “Want Attorney Services?”: a floating card, 352 px wide at most, one button for each service. */
export function AttorneyServicesCard({
  title,
  greeting,
  services,
  children,
}: {
  title: ReactNode;
  greeting?: ReactNode;
  services: readonly AttorneyService[];
  children?: ReactNode;
}) {
  return (
    <section className={classes.card}>
      <h2>{title}</h2>
      {greeting !== undefined && <p className={classes.text}>{greeting}</p>}
      {services.map((service) => (
        <div key={service.key} className={classes.service}>
          <h3 className={classes.serviceTitle}>{service.title}</h3>
          <p className={classes.text}>{service.description}</p>
          <div className={classes.action}>{service.action}</div>
        </div>
      ))}
      <div className={classes.said}>{children}</div>
    </section>
  );
}
