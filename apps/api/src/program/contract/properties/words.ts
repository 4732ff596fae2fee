/**
 * What a property means, by its name. A name that means something else within one shape has that before it:
 * `Journey.state`, `OutcomeLaw.support.amount.kind`, or, for the body of one operation, `booking.moveByLink.eventStartAt`.
 */
export type PropertyWords = Readonly<Record<string, string>>;
