// Made by `pnpm codegen` from openapi.json. Do not edit.
export interface paths {
    "/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The states, sorted by name */
        get: operations["states.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/state/{stateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One state, with what it makes of each document template */
        get: operations["states.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Wordings that differ by state and document template */
        get: operations["terms.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/states/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The states with how many couples and attorneys they concern, and what differs from the release */
        get: operations["states.listForAdmins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/states/{id}/law": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The law of a state as it is applied: each value, what shipped, its source, and its history */
        get: operations["states.readLaw"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/states/{id}/law-impact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many couples a change of a field would concern, and how */
        get: operations["states.previewChange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/states/{id}/law-impact/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The couples that a change of a field would concern, and how, as CSV */
        get: operations["states.exportConcerned"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/states/{id}/law-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The clauses of a sample couple’s agreement that a value would reword, before and after; nothing is kept */
        post: operations["states.previewWords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/states/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes the law of a state, with its source and the reason; couples are settled by a job
         * @description `If-Match` takes the version of the law that the admin saw. A different one answers 409 with the current law.
         */
        patch: operations["states.update"];
        trace?: never;
    };
    "/states/{stateId}/document-template-states/{templateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes what a state makes of a document template, with its source and the reason
         * @description `If-Match` takes the version of the law that the admin saw. A different one answers 409 with the current law.
         */
        patch: operations["states.updateTemplate"];
        trace?: never;
    };
    "/terms/{key}/{stateId}/{documentTemplateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes a wording of a state that is there already, with its source and the reason
         * @description `If-Match` takes the version of the law that the admin saw. A different one answers 409 with the current law.
         */
        patch: operations["terms.update"];
        trace?: never;
    };
    "/law-changes/{id}/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the last change of a value back, with a reason: what was there before counts again
         * @description `If-Match` takes the version of the law that the admin saw. A different one answers 409 with the current law.
         */
        post: operations["states.takeBackChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/document-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Templates for creating agreements, each with its state-specific data, sorted by name */
        get: operations["documentTemplates.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/document-template-states/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one state makes of a document template */
        get: operations["documentTemplateStates.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions that conditions of templates read, with their options: words and names, no answers */
        get: operations["templateQuestions.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/section-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sections of the document templates, as they are read */
        get: operations["sectionTemplates.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/clause-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Clauses of the section templates, as they are read: each before its children
         * @description The text holds every part that may be left out; `parts` tells when each is in. Everything that is given of a condition, a state, a fact or another clause must hold.
         */
        get: operations["clauseTemplates.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the user at the first sign-in; answers the same user afterwards */
        post: operations["users.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user; 404 until the first `POST /users`
         * @description With `deviceKey`, also the key that encrypts unsaved work on the person’s devices. ADR 0097
         */
        get: operations["users.readMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One user */
        get: operations["users.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes the person’s own profile: a name field, gender, birthdate or phone number
         * @description Takes what stood in the fields when they were changed as `over`; when something else stands there by now, it answers 409 with the profile as it is, and changes nothing. Without `over` the change is accepted.
         */
        patch: operations["users.update"];
        trace?: never;
    };
    "/users/{id}/acknowledgements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Acknowledges enforcement, the advice to take counsel, or newer terms, by the server clock */
        post: operations["users.acknowledge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/personal-archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far the archive of everything that Troth has of the person is */
        get: operations["personalArchive.read"];
        put?: never;
        /**
         * Requests an archive of everything Troth holds about the person; an e-mail says when it is ready
         * @description One at a time, and an hour between two. It is taken away seven days after it was made.
         */
        post: operations["personalArchive.request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/personal-archive/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An address under which the archive is downloaded once, within five minutes; an earlier one opens nothing */
        post: operations["personalArchive.makeLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/personal-archives/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The archive, under the address that was made for it; the address opens nothing after it */
        get: operations["personalArchive.download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What deleting the account would do now: what is erased, what is kept and until when, and what prevents it */
        get: operations["accountDeletion.read"];
        put?: never;
        /**
         * Asks for the account to be deleted, in fourteen days; until then it can be taken back
         * @description Takes the version of what was shown; when something else would happen by now it answers 409 with the present state as `current`, and nothing is asked for.
         */
        post: operations["accountDeletion.request"];
        /** Takes the deletion of the account back */
        delete: operations["accountDeletion.cancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account-deletions/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page of the mailed link, on which the deletion of an account can be taken back */
        get: operations["accountDeletion.page"];
        put?: never;
        /** Takes the deletion of an account back by the mailed link */
        post: operations["accountDeletion.keep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/journey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the shell and the dashboard show: progress, sections, menu, next step, partner */
        get: operations["users.readJourney"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fonts/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A font of the pages that the server writes; its name carries the hash of its content */
        get: operations["fonts.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/samples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every mail that Troth can send, with sample data; only where the local inbox is */
        get: operations["inbox.listSamples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/samples/{kind}/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One mail that Troth can send, with sample data */
        get: operations["inbox.readSample"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/samples/{kind}/{number}/body": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as its reader sees it */
        get: operations["inbox.readSampleBody"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The local inbox page: mail that was sent while no mail server is configured */
        get: operations["inbox.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One mail of the local inbox */
        get: operations["inbox.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/{id}/body": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The mail as its reader sees it */
        get: operations["inbox.readBody"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The receipt that came with a mail of the local inbox */
        get: operations["inbox.readReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The calendar file that came with a mail of the local inbox */
        get: operations["inbox.readInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/law-firms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Approved law firms, by name */
        get: operations["lawFirms.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/law-firms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Law firms; those that await approval come first unless sorted otherwise */
        get: operations["admin.listLawFirms"];
        put?: never;
        /**
         * Adds a law firm, approved from the start
         * @description 409 where a firm has this name, whatever its case and ending (LLP, PC).
         */
        post: operations["admin.createLawFirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/law-firms/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The law firms of a filter as CSV, without what they are paid by */
        get: operations["admin.exportLawFirms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/law-firms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One law firm with its attorneys and its account; how it is paid is masked */
        get: operations["admin.readLawFirm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes a law firm; approving it is the step before its attorneys
         * @description Taking the approval deactivates the approved attorneys of the firm: it is refused (409) until `confirm` names how many these and their clients are. Approving and taking the approval want a reason. `If-Match` takes the milliseconds of `updatedAt`; 409 with `current` where it changed. A `stripeAccountId` is the provider’s alone and refused.
         */
        patch: operations["admin.updateLawFirm"];
        trace?: never;
    };
    "/admin/law-firms/{id}/lead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The attorney who leads a law firm; 404 while it has none */
        get: operations["admin.readLawFirmLead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/law-firms/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What would move if the firm became part of another one, and what stands against it */
        get: operations["admin.planLawFirmMerge"];
        put?: never;
        /**
         * Moves the attorneys and payouts of a firm into another one and ends it; can’t be undone
         * @description `confirm` is the name of the firm that ends, `shown` what `GET` said would move: 409 where that has changed. Refused with all `reasons` while money is under way, a payment is disputed, the firms advise both partners of a couple, or the firm that stays is not approved. The account at the payment provider stays the kept firm’s.
         */
        post: operations["admin.mergeLawFirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/law-firms/{id}/payout-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows how a law firm is paid, for a reason that is kept */
        post: operations["admin.revealPayoutDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/questionnaire-reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reminds the partner about the questionnaire, once a day, after the sender has completed their own */
        post: operations["users.remindPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which reminders the person gets by mail */
        get: operations["reminders.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Turns reminders of some topics on or off; mails that are part of the service go on */
        patch: operations["reminders.change"];
        trace?: never;
    };
    "/reminders/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page of the link in a reminder: asks whether to stop such reminders, and changes nothing */
        get: operations["reminders.unsubscribePage"];
        put?: never;
        /** Stops reminders of one kind, by a button or by a mail program’s one click (RFC 8058), without signing in */
        post: operations["reminders.unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/resubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes it back: reminds of it again */
        post: operations["reminders.resubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Explainer films, with their words; at one place, and for one state where it has its own */
        get: operations["videos.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The explainer videos as they are shown, and the places where one can be */
        get: operations["videos.listForAdmins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/videos/{videoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes title, author, address, place or state of a video, with a reason */
        patch: operations["videos.update"];
        trace?: never;
    };
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchanges a valid token for a session cookie, the fallback where no token can be had */
        post: operations["sessions.open"];
        /** Ends the cookie session */
        delete: operations["sessions.close"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends every session of a person, with a reason, and tells them by mail */
        post: operations["admin.endSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the person must sign in with a second factor, and whether they did */
        get: operations["secondFactor.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/reset-second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a lost second factor, with a reason; ends the person’s sessions and notifies them by e-mail */
        post: operations["admin.resetSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/legal/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The terms of service or the privacy policy */
        get: operations["legal.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The open invitation of the partner; null when there is none */
        get: operations["users.readInvitation"];
        put?: never;
        /** Invites the partner by e-mail; a newer invitation replaces the one before */
        post: operations["users.invite"];
        /** Revokes the open invitation; its link stops working */
        delete: operations["users.revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Binds an invitation to the signed-in person by the link that they opened */
        post: operations["invitations.open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invitations bound to me, by an opened link or by my verified e-mail */
        get: operations["documents.listInvites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/accept-invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accepts an invitation, once the person confirmed it
         * @description A GET by the specification, though it changes something: it needs `confirmed=true` and a call from a portal of ours.
         */
        get: operations["documents.acceptInvite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Answers when the API is ready: its database answers too */
        get: operations["health.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content-policy-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a browser’s report of what a page’s content security policy kept out
         * @description The directive, the page without its query and ids, and the host go to the log; nothing is stored.
         */
        post: operations["contentPolicyReports.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins the document of a couple; a person has one active document */
        post: operations["documents.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One document with its partners, state and template */
        get: operations["documents.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes the state, confirms the current commit, or clears the generation (D28)
         * @description A confirmation takes the hash of the commit that was read (of an imported agreement the id of its file) as `If-Match`; a newer one answers 409.
         */
        patch: operations["documents.update"];
        trace?: never;
    };
    "/users/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Documents that a person is a party of; the active one first */
        get: operations["documents.listOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/participants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The partners of a document, A first */
        get: operations["documents.listParticipants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/counsel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who advises the two partners, and who has approved the current version */
        get: operations["documents.readCounsel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/approval/grant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A side's own attorney approves the current version; the last one needed makes it final (D29)
         * @description Takes the hash of the version that was read (of an imported agreement the id of its file) as `If-Match`; a newer one answers 409. Approving twice changes nothing.
         */
        post: operations["documents.grantApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/approval/rescind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A side's own attorney takes the approval back; the partners' confirmations are void with it */
        post: operations["documents.rescindApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/external-attorney": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The attorney a partner found and the status of the confirmation */
        get: operations["externalAttorneys.read"];
        /**
         * Records or changes the partner’s own attorney
         * @description With another name, address, firm or bar, what the one before confirmed is void.
         */
        put: operations["externalAttorneys.record"];
        post?: never;
        /** Removes the partner’s own attorney, along with what the attorney confirmed */
        delete: operations["externalAttorneys.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/external-attorney/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails the attorney a one-time link by which they confirm the current version
         * @description The links before are void, and so is this one once there is a newer version.
         */
        post: operations["externalAttorneys.mailLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/external-attorney/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads the certificate of counsel that the attorney signed of the current version
         * @description One PDF of at most 10 MB that only shows pages. Takes the hash of the version that it is of as `If-Match`; a newer one answers 409. It’s kept with the agreement.
         */
        post: operations["externalAttorneys.uploadCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/attorney-reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What clients said of an attorney, the newest first
         * @description Customers see approved reviews only; the attorney and admins see every one (D3 and D23). By pages: `after` names the last review of the page before.
         */
        get: operations["attorneyReviews.list"];
        put?: never;
        /** Reviews an attorney after a meeting, once per purchase; an admin looks at it before it is shown */
        post: operations["attorneyReviews.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys-needing-reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Attorneys whom a customer has met and not reviewed yet */
        get: operations["attorneyReviews.listNeeded"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counsel-confirmations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page where a partner’s own attorney reads the agreement and what to confirm */
        get: operations["counselConfirmations.page"];
        put?: never;
        /** The attorney confirms the version: it is approved for their client, and the link is used */
        post: operations["counselConfirmations.confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counsel-confirmations/{token}/agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The version that is to be confirmed, as a PDF */
        get: operations["counselConfirmations.agreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/products/attorney-services/eligibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether attorney services are open to a customer, and what to do about each */
        get: operations["users.readAttorneyServicesEligibility"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/attorneys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The attorneys a customer can hire for a service, and who it can be bought for
         * @description For Q_A, `userCanPurchase` says whether a call can be bought, and nobody buys one for the partner. Without a `serviceType` it is about representation.
         */
        get: operations["attorneys.listAvailable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/attorneys/featured-attorney": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The attorney shown first: fast turnaround, then reviews, then the sooner answer, then experience */
        get: operations["attorneys.readFeatured"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/purchase-items/{pid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Chooses the attorney of a bought service, or the document that it is for
         * @description The booking status follows appointments and admins, who give a reason, never the word of the client (D22). Takes the attorney who was seen as chosen as `If-Match`, "none" for nobody; where another one was chosen meanwhile it answers 409.
         */
        patch: operations["purchaseItems.update"];
        trace?: never;
    };
    "/users/{id}/attorneys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The attorney record of an attorney; the attorneys of a customer */
        get: operations["attorneys.listOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the application form, once */
        post: operations["attorneys.apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes an attorney’s profile; admins also change stage, firm and lead */
        patch: operations["attorneys.update"];
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/law-firms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The firm of an attorney, and who leads it */
        get: operations["attorneys.listLawFirms"];
        put?: never;
        /** Adds a firm for an admin to approve, led by the attorney */
        post: operations["attorneys.addLawFirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/attorney-states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where an attorney is licensed */
        get: operations["attorneys.listStates"];
        /** Changes where an attorney is licensed; what is new or has a new number waits for an admin */
        put: operations["attorneys.changeLicenses"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The clients of an attorney, a page of them; the nearest deadline first unless another order is asked for
         * @description OPEN: everything that is not past. WAITING: what also waits on the dashboard. PAST: notarized more than 90 days ago. Without a view: all of them.
         */
        get: operations["attorneys.listClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/clients/{clientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One client of an attorney */
        get: operations["attorneys.readClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/clients/{clientId}/conflict-question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who the parties of a new client’s matter are, and whether the attorney has said that they can act */
        get: operations["conflicts.readQuestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/clients/{clientId}/conflict-answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says once whether the attorney can act; who cannot leaves the client at once, and it costs nobody anything */
        post: operations["conflicts.answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/name-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a name occurs in the matters of the attorney’s firm, near spellings too: matter and role only */
        get: operations["conflicts.checkName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/declined-assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Attorneys who said that they cannot act for a client, the latest first, each with the reason */
        get: operations["admin.listDeclinedAssignments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/application-draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The application as it was typed last, on whatever device; null before anything was */
        get: operations["attorneys.readApplicationDraft"];
        /**
         * Keeps the application as it is typed, for another device
         * @description A draft that was typed before the one that is kept changes nothing.
         */
        put: operations["attorneys.keepApplicationDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/attorneys/{id}/attorney-states/{stateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Confirms a license, or takes the confirmation back
         * @description Send the number that was looked up: if the attorney has changed it since, the call answers 409.
         */
        patch: operations["admin.confirmLicense"];
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/saved-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Views of the list of clients that the attorney saved by name */
        get: operations["savedViews.read"];
        /** Keeps the views of the list of clients */
        put: operations["savedViews.replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/saved-replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Replies that the attorney writes often */
        get: operations["savedReplies.read"];
        /** Keeps up to five replies */
        put: operations["savedReplies.replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Photo, insurance and contract that an attorney sent in, newest first */
        get: operations["attorneyFiles.list"];
        put?: never;
        /**
         * Sends in a photo, an insurance or a contract, for the profile to name
         * @description A photo: JPEG, PNG or WebP of at most 5 MB, redrawn as a square of 320 px. Others: PDF, JPEG or PNG of at most 10 MB. The content decides what it is. 20 in a day; one that the profile does not name goes with the next one of its kind.
         */
        post: operations["attorneyFiles.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/files/{fileId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The photo of an attorney, which never changes under its address; other files, always to be saved */
        get: operations["attorneyFiles.content"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an attorney has to do now, most urgent first. Computed on request; none of it is stored */
        get: operations["attorneys.listTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/questionnaire-sections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sections in order, in the words of a state; of a client with the status of each
         * @description With `documentId` and `userId` the sections are in the words of that client’s couple, and each has its status. Only partners whom the attorney represents are found.
         */
        get: operations["attorneyQuestionnaireSections.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}/attorneys/{aid}/questionnaire-sections/{sid}/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The groups of a section with a client’s answers, without those that stay with their author */
        get: operations["attorneyQuestionnaireSections.groups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much waits for an admin: applications, licenses, firms, reviews, calls, tickets, disputes, payouts */
        get: operations["admin.readWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People, firms, documents, purchases and codes by one search: a few of each
         * @description By words of names and e-mail addresses, by codes, and by the beginnings of ids from four digits on. Needs two letters.
         */
        get: operations["admin.search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Users, found by words of name and e-mail or the beginning of an id; the newest first unless sorted otherwise
         * @description Needs two letters, ignores case and accents, and lists matches at the start of a word first. Two letters match only the start of a word. The id is the user’s or a document’s, from four digits on.
         */
        get: operations["admin.listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The users of a filter as CSV */
        get: operations["admin.exportUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One user with the documents that they are a party of */
        get: operations["admin.readUser"];
        put?: never;
        post?: never;
        /**
         * Deletes a person, in fourteen days or at once where nothing is under way
         * @description The address has to be typed. 409 with the plan as `current` where something has to come to its end first. Attorneys only without clients; never oneself.
         */
        delete: operations["adminUsers.delete"];
        options?: never;
        head?: never;
        /**
         * Changes the profile of somebody else, by the profile’s own rules and for a reason
         * @description A new name makes the agreement out of date; it is refused while something is with the notary. `If-Match` takes the milliseconds of `updatedAt`; 409 with `current` where it changed. A new `email` is confirmed by a link that goes there; until then the old one stays. Where sign-in is elsewhere it is the contact’s alone, and changes at once.
         */
        patch: operations["adminUsers.update"];
        trace?: never;
    };
    "/admin/attorneys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Attorneys with their firms and licences; applications that wait come first unless sorted otherwise */
        get: operations["admin.listAttorneys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/attorneys/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The attorneys of a filter as CSV */
        get: operations["admin.exportAttorneys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/attorneys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One attorney with firm and licences */
        get: operations["admin.readAttorney"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/saved-views/{list}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Views of a list that the admin saved by name */
        get: operations["adminSavedViews.read"];
        /** Keeps the views of a list */
        put: operations["adminSavedViews.replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turns all reminders of a person off; only the person turns them on again
         * @description Mail that a law or a step needs is still sent.
         */
        post: operations["adminUsers.unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/notify-attorney-user-event/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the attorney the invitation to an appointment of this person again
         * @description For appointments that are still to be, once in ten minutes.
         */
        post: operations["adminUsers.notifyAttorney"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/send-password-reset-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a person a link to choose a new password, for thirty minutes and once in five
         * @description Answers alike whether or not the address has an account. Where sign-in is elsewhere, it is refused.
         */
        post: operations["adminUsers.sendPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/mark-paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts the prenup of a couple as paid, at no price and once
         * @description 409 names the purchase that there is.
         */
        post: operations["adminUsers.markPaid"];
        /** Takes back that a prenup counts as paid, until something was generated */
        delete: operations["adminUsers.takeBackMarkPaid"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/duplicate-documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The live documents of a person with what is in each, and which one we would keep */
        get: operations["adminUsers.listDuplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/resolve-duplicate-documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps one of several live documents: purchases move to it, the others become inactive
         * @description Nothing else is copied. Refused (409, `reason`): NOT_TWO, CHANGED_MEANWHILE, DISCARDED_NOTARIZED, DISCARDED_AT_NOTARY, DISCARDED_HAS_ATTORNEY, OTHER_PARTNER.
         */
        post: operations["adminUsers.resolveDuplicates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What deleting a person would do now: what goes, what stays and until when, and what prevents it */
        get: operations["adminUsers.readDeletion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The mails to a person’s address: kind, day and outcome, the newest first; never their words */
        get: operations["adminUsers.listMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/mails/{mailId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a mail again that did not arrive
         * @description Refused (409) for one that left, or whose words are gone.
         */
        post: operations["adminUsers.resendMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What admins did about a person, with their reasons, the newest first */
        get: operations["adminUsers.listActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The documents of a person: how far each has come, who edits it, its notarization; none of its words
         * @description Those that were deleted or put aside too, while they can be brought back.
         */
        get: operations["adminDocuments.listOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a document, for a reason; it can be brought back for thirty days
         * @description Refused (409, `reason`): NOTARIZED, AT_NOTARY, HAS_ATTORNEY, HAS_PURCHASES. Both partners are told. `If-Match` takes the milliseconds of `updatedAt`.
         */
        delete: operations["adminDocuments.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/documents/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Brings back a document that was deleted, or put aside as a duplicate, within thirty days
         * @description Purchases stay with the document that was kept; resolving the two again moves them. Both partners are told.
         */
        post: operations["adminDocuments.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/attorney-restrictions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who of the couple needs an attorney: rule, law, and what each is going to do */
        get: operations["adminUsers.readRestrictions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/questionnaire-sections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sections of the questionnaire in order, in the words of a state */
        get: operations["adminQuestionnaireSections.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/questionnaire-sections/{sectionId}/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The groups of a section with a person’s answers, without those that stay with their author
         * @description An access with a reason is asked for first, and the couple’s history says that somebody looked.
         */
        get: operations["adminQuestionnaireSections.groups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bar-registers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the licenses of each state are looked up */
        get: operations["adminAttorneys.barRegisters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/attorneys/{id}/disciplinary-records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What bars have decided about an attorney, the latest first */
        get: operations["discipline.list"];
        put?: never;
        /** Records a decision of a bar; a suspension or worse asks for the attorney to be deactivated */
        post: operations["discipline.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/attorneys/{id}/disciplinary-records/{rid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes a disciplinary record, such as that it is resolved
         * @description `If-Match` takes the milliseconds of `updatedAt`; 409 with `current` where it changed.
         */
        patch: operations["discipline.update"];
        trace?: never;
    };
    "/admin/attorneys/{id}/attorney-services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets what an attorney offers, as a whole list
         * @description Refused (409) where somebody still has a service that would go. A link is an outside booking page. `If-Match` takes the milliseconds of the attorney’s `updatedAt`.
         */
        put: operations["adminAttorneyServices.set"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Appointments of everybody, by both people; those that are still to be the earliest first, others the latest first
         * @description future: still to be or under way, and not canceled. past: all others. all: both.
         */
        get: operations["adminEvents.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/events/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The appointments of a filter as CSV */
        get: operations["adminEvents.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/attorney-reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What clients said of attorneys; reviews that wait come first */
        get: operations["adminReviews.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/attorney-reviews/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reviews of a filter as CSV */
        get: operations["adminReviews.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/attorney-reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Approves a review, takes it off with a reason, or shows it again; its words never change
         * @description A reason is needed where a review is disabled. `If-Match` takes the milliseconds of `updatedAt`; 409 with `current` where it changed.
         */
        patch: operations["adminReviews.decide"];
        trace?: never;
    };
    "/admin/purchase-items/{id}/attorney-choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who has a bought service, and three attorneys who could take it over, without a conflict and licensed */
        get: operations["adminPurchases.readAttorneyChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/purchase-items/{id}/reassign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a bought service to another attorney, by the conflict rule and the license, for a reason
         * @description Calls to come are canceled, and the client books anew. The former attorney leaves the document; drafts are kept. Refused (409, `reason`): OVER, FINAL, AT_NOTARY, PAID_OUT; or NOT_APPROVED, FIRM_NOT_APPROVED, NOT_TAKING_CLIENTS, NOT_LICENSED, SERVICE_NOT_OFFERED, NO_EMBRYO_EXPERIENCE, FIRM_OF_PARTNER, CONFLICT_OF_INTEREST. Takes the attorney who was seen as `If-Match`, "none" for nobody.
         */
        post: operations["adminPurchases.reassign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/documents/{id}/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the admin may look at what a couple wrote now, and the open tickets for which they could */
        get: operations["adminAccess.read"];
        put?: never;
        /** Lets the admin look at what a couple wrote, for an hour; the couple’s history says so, with the reason */
        post: operations["adminAccess.open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/questionnaire-sections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sections in order, with the status and the questions of each when asked for */
        get: operations["questionnaireSections.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/questionnaire-sections/{section}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One section with its status, its lock, and what Continue does */
        get: operations["questionnaireSections.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/questionnaire-sections/{section}/continue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leaves a section by Continue, which completes one that requires nothing; what Continue does now */
        post: operations["questionnaireSections.continue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/questionnaire-sections/{section}/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The groups of a section, with their questions and the reader’s answers */
        get: operations["questionnaireSections.groups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{docId}/questionnaire-sections/{section}/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The groups of a section: partners see their own answers, attorneys their client’s */
        get: operations["documentQuestionnaireSections.groups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/question-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How options stand that choosing another one would rule out */
        post: operations["questionOptions.check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The person’s own answers, or the answer to one question */
        get: operations["answers.list"];
        put?: never;
        /**
         * Answers a question
         * @description What was typed and is not valid is stored, and answered, as null. Takes the version on which the write is based as `If-Match` or in the body.
         */
        post: operations["answers.create"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes the answer to a question; fields left out don’t change
         * @description A write that is based on an older version answers 409 with the `current` answer. Without a version it is accepted.
         */
        patch: operations["answers.update"];
        trace?: never;
    };
    "/users/{id}/answers/attorney-restrictions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Attorney rules that the person’s answers trigger in the state */
        get: operations["answers.attorneyRestrictions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/answers/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions on which the partners differ, by section, group and question
         * @description Empty until both questionnaires are complete; then only the disputed answers are shown side by side.
         */
        get: operations["disputes.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/answers/dispute/{questionId}/agree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agrees with the partner: copies the partner's answer with its visible follow-ups, all or nothing
         * @description Answers the changes that were made, one for each question; none when the two agree already. Takes the version of the partner's answer that was seen as `If-Match`; a newer one answers 409.
         */
        post: operations["disputes.agree"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/answers/dispute/{questionId}/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers a disputed question again, with its follow-ups, all or nothing
         * @description Answers with the questions the change settled, one row each, or none if the partners still differ. An invalid or missing required answer refuses the whole change.
         */
        post: operations["disputes.change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/resolutions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The alignment history, newest first */
        get: operations["resolutions.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/answers/dispute/discussions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The partners' words about all disputes, oldest first */
        get: operations["discussions.listAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/answers/dispute/{questionId}/discussions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The partners' words about a dispute, oldest first */
        get: operations["discussions.list"];
        put?: never;
        /** Adds words to a question on which the partners differ or differed */
        post: operations["discussions.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/answers/dispute/{questionId}/discussions/{discussionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Marks words about a dispute as dealt with, or opens them again; either partner may */
        patch: operations["discussions.resolve"];
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/clients/{cid}/internal-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The attorney's own notes about a client: pinned ones first, then the newest */
        get: operations["internalNotes.list"];
        put?: never;
        /** Writes a note about a client, for the author alone */
        post: operations["internalNotes.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/clients/{cid}/internal-notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a note with its words */
        delete: operations["internalNotes.delete"];
        options?: never;
        head?: never;
        /**
         * Changes the words of a note, or pins it
         * @description Takes the version on which the write is based as `If-Match` or in the body; an older one answers 409 with the `current` note.
         */
        patch: operations["internalNotes.update"];
        trace?: never;
    };
    "/documents/{id}/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who edits the agreement, and until when */
        get: operations["documentLocks.read"];
        put?: never;
        /**
         * Takes the lock, or renews it
         * @description Answers the token of this tab, which goes with every save. With the token it renews, which is due every 20 seconds; 60 seconds after the last renewal the lock is gone. 409 `LOCKED` with the `holder` while somebody else edits, or the same person in another tab, from which `isTakeover` takes it; 409 `LOCK_LOST` when the token is no longer that of the lock.
         */
        post: operations["documentLocks.take"];
        /**
         * Gives the lock back; the drafts stay
         * @description With the token of a tab, only while that tab holds it. Whoever does not hold it changes nothing.
         */
        delete: operations["documentLocks.release"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/drafts/sections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reader’s own drafts of sections, with the commit they’re based on */
        get: operations["documentDrafts.listSections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/drafts/clauses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reader’s own drafts of clauses, with the commit they’re based on */
        get: operations["documentDrafts.listClauses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/drafts/many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves drafts, all or none
         * @description Takes the token of the lock, the version of the drafts that is added to, and only what changed: whole sections and clauses, and the ids of parts that read as in the base again (`deletedIds`; a part that is deleted from the agreement is sent with `isDeleted`). 409 `LOCK_LOST`, `DRAFTS_MOVED` when they were saved from elsewhere, `BASE_MOVED` when the agreement was committed or created anew; a save on the newest commit replaces drafts of an older one.
         */
        post: operations["documentDrafts.save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/drafts/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Commits the reader’s drafts as a new version of the agreement
         * @description Settles, checks and typesets the text, and commits it if the lock is still held, nobody committed meanwhile and the drafts are as they were. 422 with `findings` when errors are left, or warnings that `confirmedFindings` does not name. Approvals, finalization and reviews are void; the lock is given back; both partners and the other attorney are told. Send an `Idempotency-Key`.
         */
        post: operations["documentDrafts.commit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/drafts/admin/unlock-erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the lock and erases all drafts, for a reason
         * @description Answers whose lock it was, since when, and how many drafts were erased; never their words. Whoever held the lock or had drafts is told.
         */
        post: operations["documentDrafts.unlockErase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/drafts/values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What may be inserted into the text as a value
         * @description Names and pronouns, the state, and what both partners agreed on; never an answer of one of them.
         */
        get: operations["documentEditing.values"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/drafts/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Edits of the text before the agreement was created anew, to take over one by one
         * @description Each as it was, as it stands now and as it would be, by whom, with the drafts that take it over.
         */
        get: operations["documentEditing.offers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/drafts/offers/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leaves an edit of the text before the agreement was created anew: it is not offered to this reader again */
        post: operations["documentEditing.leaveOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Library groups by name: of a state and for all states, or all of them
         * @description Archived ones are left out unless `includeArchived` asks for them.
         */
        get: operations["libraryGroups.list"];
        put?: never;
        /** Adds a library group */
        post: operations["libraryGroups.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library-groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One library group */
        get: operations["libraryGroups.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes a library group, or archives it */
        patch: operations["libraryGroups.update"];
        trace?: never;
    };
    "/documents/{docId}/library-groups/{groupId}/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A library group in this couple’s words, ready to be inserted
         * @description Filled with what both agreed on, names and the state; `unmet` names what is missing, where a bracket stands in the text. A clause that the agreement has already gets a new key. Never an answer of one partner.
         */
        get: operations["libraryGroups.render"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/discussions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Words about the clauses of the agreement, oldest first
         * @description Partners see what is SHARED; attorneys and admins also what is for COUNSEL.
         */
        get: operations["clauseDiscussions.list"];
        put?: never;
        /**
         * Adds words about a clause, for counsel or for everybody
         * @description For whom they are is never changed afterwards, nor are the words.
         */
        post: operations["clauseDiscussions.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/discussions/{discussionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Marks words about a clause as dealt with, or opens them again; whoever reads them may */
        patch: operations["clauseDiscussions.resolve"];
        trace?: never;
    };
    "/documents/{id}/discussions/mark-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes that the reader has seen all words about the clauses */
        post: operations["clauseDiscussions.markRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/chats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages that a person wrote or was written about a document, oldest first
         * @description The newest page; with `before`, the newest page of what was written earlier. `withUserId` keeps one conversation.
         */
        get: operations["chats.list"];
        put?: never;
        /** Writes to the partner, the person’s attorney, or the attorney’s client */
        post: operations["chats.send"];
        /**
         * Takes own messages back: they vanish for both
         * @description Names the messages as `chatIds`; without them 400. Taking back twice changes nothing.
         */
        delete: operations["chats.takeBack"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/chats/counterparts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * With whom a person has a conversation about a document, and how many messages of each wait to be read
         * @description The partner, the person’s attorneys, or the attorney’s clients. A closed conversation can be read but not continued.
         */
        get: operations["chats.counterparts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/chats/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Marks messages to oneself as read; answers those that are still there */
        patch: operations["chats.markAsRead"];
        trace?: never;
    };
    "/users/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follows what changes for a person, as it happens
         * @description Stays open and tells of each change after its commit, by topics and never by values; what a topic stands for is then asked for by the usual calls. A comment comes at once and every 15 seconds. The stream ends with the token that opened it, and at once when its session does: open it again with a fresh one, and say with `sinceMs` how long ago everything was known: what has moved since is then told first, or every topic where nobody remembers any more. A request and a stream that carry the same `X-Troth-Tab` belong together: a change is not told to the tab that made it.
         */
        get: operations["changes.follow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/disclosure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A partner’s disclosure: entries, counts, sums, what is missing, receipts with later changes, and joint entries to settle */
        get: operations["disclosure.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/disclosure/nothing/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** States that there is nothing of a kind; refused while something of it is listed */
        put: operations["disclosure.stateNothing"];
        post?: never;
        /** Takes back the statement that there is nothing of a kind */
        delete: operations["disclosure.withdrawNothing"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/disclosure/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A partner's disclosure as a file: a table for spreadsheets, or JSON with every record */
        get: operations["disclosure.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/outcome-facts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The answers that count and the law of the state, as far as the reader may know them, to compute the years
         * @description The partner’s answers are in it once both have completed the questionnaire, and then only to questions that both answered; an attorney gets those on which the two agree.
         */
        get: operations["disclosure.outcomeFacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/outcome-sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an agreement would mean in one year, with everything that is assumed, as a PDF
         * @description An illustration, not a prediction and not advice. `assumed` is a JSON object of assumptions; without it, ours. 409 `NOTHING_TO_SHOW` before a state is chosen and something is disclosed.
         */
        get: operations["disclosure.downloadOutcomes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/disclosure/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms receipt of the partner's current disclosure
         * @description Takes the version that was read. If the disclosure has changed since then, it is refused with the current version as `current`.
         */
        post: operations["disclosure.confirmReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/joint-entries/{entryId}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Says of a joint entry that the partner listed that it is so, or that it is not so
         * @description Takes the version that was read; refused with the entry as it is now, as `current`, when its owner has changed it. Any change by its owner clears what was said.
         */
        put: operations["jointEntries.state"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/assets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List accounts and assets of one partner */
        get: operations["assets.list"];
        put?: never;
        /** Add an account or asset */
        post: operations["assets.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/assets/{entryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an account or asset */
        get: operations["assets.read"];
        put?: never;
        post?: never;
        /** Delete an account or asset */
        delete: operations["assets.delete"];
        options?: never;
        head?: never;
        /**
         * Change an account or asset
         * @description Takes the version on which the change is based as `If-Match` or in the body; without one the change is accepted.
         */
        patch: operations["assets.update"];
        trace?: never;
    };
    "/users/{id}/documents/{docId}/assets/{entryId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back an account or asset that was deleted
         * @description The entry is as it was, with its id and its files. One that is not deleted is answered as it is.
         */
        post: operations["assets.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/vehicles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List vehicles of one partner */
        get: operations["vehicles.list"];
        put?: never;
        /** Add a vehicle */
        post: operations["vehicles.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/vehicles/{entryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a vehicle */
        get: operations["vehicles.read"];
        put?: never;
        post?: never;
        /** Delete a vehicle */
        delete: operations["vehicles.delete"];
        options?: never;
        head?: never;
        /**
         * Change a vehicle
         * @description Takes the version on which the change is based as `If-Match` or in the body; without one the change is accepted.
         */
        patch: operations["vehicles.update"];
        trace?: never;
    };
    "/users/{id}/documents/{docId}/vehicles/{entryId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back a vehicle that was deleted
         * @description The entry is as it was, with its id and its files. One that is not deleted is answered as it is.
         */
        post: operations["vehicles.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/businesses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List businesses of one partner */
        get: operations["businesses.list"];
        put?: never;
        /** Add a business */
        post: operations["businesses.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/businesses/{entryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a business */
        get: operations["businesses.read"];
        put?: never;
        post?: never;
        /** Delete a business */
        delete: operations["businesses.delete"];
        options?: never;
        head?: never;
        /**
         * Change a business
         * @description Takes the version on which the change is based as `If-Match` or in the body; without one the change is accepted.
         */
        patch: operations["businesses.update"];
        trace?: never;
    };
    "/users/{id}/documents/{docId}/businesses/{entryId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back a business that was deleted
         * @description The entry is as it was, with its id and its files. One that is not deleted is answered as it is.
         */
        post: operations["businesses.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/debts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List debts of one partner */
        get: operations["debts.list"];
        put?: never;
        /** Add a debt */
        post: operations["debts.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/debts/{entryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a debt */
        get: operations["debts.read"];
        put?: never;
        post?: never;
        /** Delete a debt */
        delete: operations["debts.delete"];
        options?: never;
        head?: never;
        /**
         * Change a debt
         * @description Takes the version on which the change is based as `If-Match` or in the body; without one the change is accepted.
         */
        patch: operations["debts.update"];
        trace?: never;
    };
    "/users/{id}/documents/{docId}/debts/{entryId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back a debt that was deleted
         * @description The entry is as it was, with its id and its files. One that is not deleted is answered as it is.
         */
        post: operations["debts.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/real-estates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List real estate of one partner */
        get: operations["realEstates.list"];
        put?: never;
        /** Add real estate */
        post: operations["realEstates.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/real-estates/{entryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read real estate */
        get: operations["realEstates.read"];
        put?: never;
        post?: never;
        /** Delete real estate */
        delete: operations["realEstates.delete"];
        options?: never;
        head?: never;
        /**
         * Change real estate
         * @description Takes the version on which the change is based as `If-Match` or in the body; without one the change is accepted.
         */
        patch: operations["realEstates.update"];
        trace?: never;
    };
    "/users/{id}/documents/{docId}/real-estates/{entryId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back real estate that was deleted
         * @description The entry is as it was, with its id and its files. One that is not deleted is answered as it is.
         */
        post: operations["realEstates.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/incomes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List incomes of one partner */
        get: operations["incomes.list"];
        put?: never;
        /** Add an income */
        post: operations["incomes.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/incomes/{entryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an income */
        get: operations["incomes.read"];
        put?: never;
        post?: never;
        /** Delete an income */
        delete: operations["incomes.delete"];
        options?: never;
        head?: never;
        /**
         * Change an income
         * @description Takes the version on which the change is based as `If-Match` or in the body; without one the change is accepted.
         */
        patch: operations["incomes.update"];
        trace?: never;
    };
    "/users/{id}/documents/{docId}/incomes/{entryId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back an income that was deleted
         * @description The entry is as it was, with its id and its files. One that is not deleted is answered as it is.
         */
        post: operations["incomes.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/inheritances-trusts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List inheritances and trusts of one partner */
        get: operations["inheritancesTrusts.list"];
        put?: never;
        /** Add an inheritance or trust */
        post: operations["inheritancesTrusts.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/inheritances-trusts/{entryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an inheritance or trust */
        get: operations["inheritancesTrusts.read"];
        put?: never;
        post?: never;
        /** Delete an inheritance or trust */
        delete: operations["inheritancesTrusts.delete"];
        options?: never;
        head?: never;
        /**
         * Change an inheritance or trust
         * @description Takes the version on which the change is based as `If-Match` or in the body; without one the change is accepted.
         */
        patch: operations["inheritancesTrusts.update"];
        trace?: never;
    };
    "/users/{id}/documents/{docId}/inheritances-trusts/{entryId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back an inheritance or trust that was deleted
         * @description The entry is as it was, with its id and its files. One that is not deleted is answered as it is.
         */
        post: operations["inheritancesTrusts.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/legacy-joint-properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List legacy joint properties of one partner */
        get: operations["legacyJointProperties.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/legacy-joint-properties/{entryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a legacy joint property */
        get: operations["legacyJointProperties.read"];
        put?: never;
        post?: never;
        /** Delete a legacy joint property */
        delete: operations["legacyJointProperties.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/legacy-joint-properties/{entryId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back a legacy joint property that was deleted
         * @description The entry is as it was, with its id and its files. One that is not deleted is answered as it is.
         */
        post: operations["legacyJointProperties.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/entries/{entryId}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Files that a financial entry carries, oldest first */
        get: operations["evidence.list"];
        put?: never;
        /**
         * Add a file to a financial entry
         * @description A PDF, a JPEG, PNG or WebP picture, or a text or CSV file. The content decides what it is. Images are redrawn without their metadata. A PDF that has scripts or embedded files, or is locked, is refused.
         */
        post: operations["evidence.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/entries/{entryId}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a file of a financial entry */
        delete: operations["evidence.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{docId}/entries/{entryId}/files/{fileId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bytes of a file that a financial entry carries, always to be saved and never shown in place */
        get: operations["evidence.content"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes the agreement from what both answered and disclosed
         * @description Answers the run that makes it; a run that is open, or has made exactly this, is answered again. `GET /documents/{id}/generation` tells how it goes.
         */
        post: operations["documents.generate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/documents/{id}/regenerate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates the agreement again for a couple, from what both answered and disclosed, for a reason
         * @description The same rules hold as for the couple. A new version ends approvals and the review of the one before; where nothing has changed, the current version is answered.
         */
        post: operations["adminDocuments.regenerate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/generation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The status of creating the agreement, what it is waiting for, and what to confirm */
        get: operations["documents.readGeneration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/regeneration-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the document still says what the couple answered, and who changed what */
        get: operations["documents.readRegenerationStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The commits of a document, newest first */
        get: operations["documentHistory.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/history/{commitAt}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One commit, with its hash and its agreement */
        get: operations["documentHistory.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/generation/confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms, for oneself, to generate in spite of what the preflight found
         * @description Each finding is named with its version, and confirmed as it was shown: 409 VERSION_CONFLICT when it has changed since.
         */
        post: operations["documents.confirmFindings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/history/{commitAt}/redline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What differs in a version of the agreement from an earlier one, and why
         * @description Drawn over the version that the address names; `since` names the earlier one, and anything but an earlier one is refused.
         */
        get: operations["documentHistory.redline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/history/{commitAt}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A version of the agreement as a file to be saved, or what differs in it from an earlier one
         * @description A PDF without `since` is the one that was committed, byte for byte, unless `copy` asks for a working copy, which says on each page that it is a draft. With `since` changes are marked; in DOCX they are tracked, so that a word processor accepts and rejects them.
         */
        get: operations["documentHistory.content"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/history/{commitAt}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What each clause of a version means in plain language, as a file to be saved
         * @description A paper beside the agreement. It is no part of the contract and is not signed.
         */
        get: operations["documentHistory.notes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/viewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which versions of the agreement one has seen oneself */
        get: operations["documents.readViewed"];
        /**
         * Says that one has seen a version of the agreement
         * @description Never goes back: naming a version that is not newer than the one seen last changes nothing.
         */
        put: operations["documents.markViewed"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/signing-sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The checklist for the day the couple signs in person
         * @description Who must be in the room, what each person brings, the order of steps, what to avoid, which documents are signed separately, and what isn’t known: from the law of the state and the text of the agreement, each point with its source and how well it was checked. Refused while there is nothing to sign. Not reviewed by counsel unless it says so.
         */
        get: operations["signing.sheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/signing-sheet/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signing-day sheet as a PDF to be saved and printed */
        get: operations["signing.sheetContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/signing-packet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that is printed for signing in person, as one PDF to be saved
         * @description A cover, the agreement as both confirmed it, page for page, and the documents signed with it. Refused until it is reviewed or finalized.
         */
        get: operations["signing.packet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Files of a document: agreements first, then other documents, each newest first */
        get: operations["documentFiles.list"];
        put?: never;
        /**
         * Add a document, or import an agreement made elsewhere
         * @description One PDF of at most 10 MB that only shows pages; what it is, its content says, and one that runs something, carries files or is locked is refused. A document holds 50 of them. `IMPORTED` is for admins: the PDF becomes the agreement, and approvals, finalization and reviews are void.
         */
        post: operations["documentFiles.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a document you added, or, as an admin, an agreement made elsewhere
         * @description PDFs of commits stay. When the agreement itself is taken out, the questionnaire opens again as after a regeneration.
         */
        delete: operations["documentFiles.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/files/{fileId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bytes of a file; an agreement is shown in the browser, or saved when `download` is asked for */
        get: operations["documentFiles.content"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/notarizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notarizations of a document, the newest first; those that were given up too
         * @description Readers get only their own link for joining, and only while it works.
         */
        get: operations["notarizations.list"];
        put?: never;
        /**
         * Stores the scan of an agreement signed on paper before a notary
         * @description One PDF that only shows pages, or JPEG or PNG pictures of the pages, which become one PDF; what they are, their content says. Takes the version that was signed as `If-Match`. Until both partners have confirmed the scan, another one takes its place; whose upload it is has confirmed it.
         */
        post: operations["notarizations.recordScan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/notarization-outlook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What keeps a couple from the notary, online and in person, as shown to a partner */
        get: operations["notarizations.readOutlook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/notarization-wait.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The moment at which the state’s wait ends, as a calendar file; 409 while none runs */
        get: operations["notarizations.waitCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/notarizations/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins the notarization of the reviewed commit online
         * @description Takes the version that was reviewed as `If-Match` (see the outlook); a newer one answers 409. Whatever stands in the way answers 409, or 402 where the product is not paid for, with the obstacle as `reason`. Where one is under way it is returned: two partners who press at once get the same.
         */
        post: operations["notarizations.begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notarizations/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A partner confirms the scan that they have opened; with both confirmations the agreement is sealed */
        post: operations["notarizations.confirmScan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/notarizations/{nid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a notarization back that nobody has completed: a scan before both have confirmed it, or one online */
        delete: operations["notarizations.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notarizations/{id}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraws a notarization so another can start; possible until a signer has completed
         * @description Where the provider would not let it go, 409 with the reason ADMIN_NEEDED.
         */
        post: operations["notarizations.reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notarizations/{id}/force-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * An admin gives a notarization up that nobody else can, until it is sealed, and says why
         * @description What the provider would not let go stays with the name of its transaction, as DETACHED. A transaction is never used again.
         */
        patch: operations["notarizations.forceReset"];
        trace?: never;
    };
    "/documents/{id}/notarization-warning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A partner acknowledges that the wedding is near for the law of their state (D30)
         * @description Of the current version, as `If-Match` names it, and of the wedding date that is sent. A second time changes nothing.
         */
        post: operations["notarizations.acknowledgeWarning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/notarization-notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** E-mails the partner that notarization is waiting for their attorney, at most once a day */
        post: operations["notarizations.notifyPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done and refused, by person, document, action, outcome and day, the newest first
         * @description Kinds, numbers and hashes; the log holds no values. The day is the one in UTC.
         */
        get: operations["adminLog.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/log/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The log’s entries of a filter as CSV: kinds, ids and hashes */
        get: operations["adminLog.exportList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/log/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Verifies a chain now: each entry against its hash, each hash against the one before, each signature */
        get: operations["adminLog.verify"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/log/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The log of a person or of the program as a file that proves itself
         * @description JSON, as `GET /documents/{id}/audit-log`, which is the one for documents.
         */
        get: operations["adminLog.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to a document, in lines that a person reads, the newest first
         * @description Entries of one kind by one person that follow one another within half an hour are one line. Network addresses, and what is another person’s own, are left out. `before` goes on to earlier ones.
         */
        get: operations["auditTrail.timeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The whole log of a document as a file that proves itself
         * @description JSON, one line for each entry: a hash chain, the heads that were signed of it, and the public keys. What is another person’s own is there as a hash, so that the chain holds without it. How it is read and verified is told in docs/audit-log.md.
         */
        get: operations["auditTrail.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/counsel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The states, and how much of each counsel has read and approved */
        get: operations["counsel.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/counsel/states/{stateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Each text of a state with its citation, and what counsel said of it */
        get: operations["counsel.readState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/counsel/states/{stateId}/verdicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The verdicts of a state as a table: filled in, it can be imported again */
        get: operations["counsel.exportVerdicts"];
        put?: never;
        /**
         * Records what an attorney said of texts of a state, each by itself; also an imported table
         * @description A verdict is about the wording whose hash it names. Where the library says something else now, it is not recorded.
         */
        post: operations["counsel.record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/counsel/states/{stateId}/requirement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Whether a state is open to new couples only while counsel has approved everything */
        put: operations["counsel.require"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/counsel/states/{stateId}/library": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole library of a state as DOCX, to send to an attorney */
        get: operations["counsel.exportLibrary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/running": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What runs: jobs by queue, mails not delivered, seals that stopped, webhooks by provider, the last backup */
        get: operations["running.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/notarizations/{notarizationId}/seal-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tries now to seal a notarized agreement that could not be sealed */
        post: operations["running.sealAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mails/{mailId}/send-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a mail again that did not arrive, whoever it is for
         * @description Refused (409) for one that left, or whose words are gone.
         */
        post: operations["running.sendMailAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/jobs/{queue}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives the jobs of a queue that were given up another round of attempts
         * @description A job bears being run twice: what it did already, it does not do again. Refused (409) where none was given up.
         */
        post: operations["running.runJobsAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/vault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The files of a notarized agreement worth keeping, each with its date and hash; empty before notarization */
        get: operations["vault.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/reviews/{kind}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reviews of one kind that both partners promised, as a calendar file */
        get: operations["vault.reviewCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/vault/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One thing in the vault, to be saved */
        get: operations["vault.content"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/vault-archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything in the vault as one archive */
        get: operations["vault.archive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seal-certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The certificate that seals agreements now, and those that this Troth made for itself before it
         * @description Open to all, so anyone who holds a sealed file can compare its certificate with these (docs/sealing.md).
         */
        get: operations["sealCertificates.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seal-certificates/current.pem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The certificate that seals agreements now, to be added to those that a PDF reader trusts */
        get: operations["sealCertificates.current"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every public key that logs of this Troth were ever signed with, the first one first
         * @description Open to all, so anyone who holds a log can compare its keys with these (docs/audit-log.md).
         */
        get: operations["auditKeys.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/purchase-items/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The appointments of a client, or those that name an attorney
         * @description future: still to be or under way, earliest first. past: all others, latest first. all: both, latest first.
         */
        get: operations["purchaseItems.listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/purchase-items/{pid}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The times at which a bought service can be booked, or its appointment be moved to */
        get: operations["booking.listSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/purchase-items/{pid}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Books an appointment: the attorney calls the number
         * @description 409 when someone else just booked this time, or it is no longer offered. Request the slots again. An admin who books for somebody gives a `reason`; the client and the attorney both get the invitation.
         */
        post: operations["booking.book"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/purchase-items/{pid}/answer-sharing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Lets the attorney of a call about questions read one’s answers until 30 days after it, or takes that back */
        put: operations["booking.shareAnswers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/purchase-items/{pid}/events/{eid}/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves an appointment to another time */
        post: operations["booking.move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/purchase-items/{pid}/events/{eid}/keep-time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps the time of an appointment for which the attorney offers others */
        post: operations["booking.keepTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/purchase-items/{pid}/events/{eid}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels an appointment; the service stays bought */
        post: operations["booking.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/attorney-services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an attorney offers; the booking link only for people who may book */
        get: operations["attorneys.listServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When an attorney takes calls */
        get: operations["attorneyHours.read"];
        /** Changes when an attorney takes calls; booked appointments stay */
        put: operations["attorneyHours.replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/away": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The days on which an attorney is or will be away */
        get: operations["attorneyHours.readAway"];
        /**
         * Changes the days away; booked appointments stay
         * @description On these days no call can be booked, and no couple finds the attorney.
         */
        put: operations["attorneyHours.replaceAway"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The calls of an attorney, a page of them, by when they begin
         * @description future: still to be or under way, earliest first. past: all others; all: both; latest first, those without an outcome before all others.
         */
        get: operations["attorneyCalls.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/events/{eid}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The meeting took place; only after it began */
        post: operations["events.complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/events/{eid}/no-show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The client was not there; only after it began */
        post: operations["events.noShow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/events/{eid}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The times to which an appointment could be moved */
        get: operations["events.listSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/events/{eid}/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offers the client other times; the appointment stays until the client takes one */
        post: operations["events.offer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/purchase-items/{pid}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The times that an attorney can offer for a call that is not booked yet */
        get: operations["attorneyCalls.listSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/purchase-items/{pid}/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offers the client times for a call that is not booked yet */
        post: operations["attorneyCalls.offer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/events/{eid}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The attorney cancels, and says why; the client books again without limit */
        post: operations["events.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/appointments/{token}/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page of the link by which an appointment is moved */
        get: operations["booking.reschedulePage"];
        put?: never;
        /** Moves an appointment by its link, which stops working */
        post: operations["booking.moveByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/appointments/{token}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page of the link by which an appointment is canceled */
        get: operations["booking.cancelPage"];
        put?: never;
        /** Cancels an appointment by its link */
        post: operations["booking.cancelByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The price list */
        get: operations["products.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/purchase-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a person bought, was bought, or serves as attorney */
        get: operations["purchaseItems.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Carts of a person, newest first; `pending` gives the open one */
        get: operations["carts.list"];
        put?: never;
        /** Opens a cart, or gives the one that is open */
        post: operations["carts.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/carts/{cartId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One cart with its items */
        get: operations["carts.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/carts/{cartId}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The receipt of a paid cart, as PDF */
        get: operations["carts.receipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/carts/{cartId}/cart-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a product into a cart; one that is there already gets the new quantity */
        post: operations["cartItems.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/carts/{cartId}/cart-items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes an item out of a cart */
        delete: operations["cartItems.delete"];
        options?: never;
        head?: never;
        /** Changes the quantity or the chosen attorney of an item */
        patch: operations["cartItems.update"];
        trace?: never;
    };
    "/users/{id}/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens the payment page for a cart
         * @description Takes an `Idempotency-Key`. A cart has one open page and is paid once, whatever the keys.
         */
        post: operations["checkout.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/checkout/{sessionId}/reconcile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The payment status from the provider, for the return from the payment page */
        post: operations["checkout.reconcile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/ledger/balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each account of the ledger holds, and the provider’s balance beside ours */
        get: operations["adminPurchases.readBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/ledger/postings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ledger posting by posting, the newest first */
        get: operations["admin.listPostings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/ledger/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payments that buyers’ banks ask back, open ones first */
        get: operations["admin.listDisputes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every cent that was paid, kept, given back or paid out, as CSV; each posting adds up to zero */
        get: operations["admin.exportLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/carts/{cartId}/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a cart costs now, with the discount of its code */
        get: operations["carts.totals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/carts/{cartId}/promo-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts a discount code on a cart, in place of the one that is there
         * @description A cart has one code. One that takes nothing off is refused with the reason, and the former one stays.
         */
        post: operations["carts.addPromoCode"];
        /** Takes the discount code off a cart */
        delete: operations["carts.removePromoCode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a signed delivery of the payment provider */
        post: operations["webhooks.payments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/booking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a signed delivery of the booking provider */
        post: operations["webhooks.booking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/notary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a signed delivery of the notary provider */
        post: operations["webhooks.notary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/notary/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sandbox notary, as one signer sees it. Nothing is notarized. */
        get: operations["sandbox.notaryPage"];
        put?: never;
        /** Presses a button at the sandbox notary */
        post: operations["sandbox.notarize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/checkout/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sandbox payment page. No money moves. */
        get: operations["sandbox.checkoutPage"];
        put?: never;
        /** Pays at the sandbox payment page with a test card, or at the page of another method */
        post: operations["sandbox.pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/checkout/{sessionId}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page on which a bank, Klarna, Afterpay or Cash App asks for consent. No money moves. */
        get: operations["sandbox.approvalPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The log of what the sandboxes sent to our webhooks */
        get: operations["sandbox.deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/deliveries/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends an event of the sandbox to our webhook again */
        post: operations["sandbox.sendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/law-firms/{lawFirmId}/account-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account that a law firm is paid to, asked of the payment provider; for its lead and admins */
        get: operations["payouts.readAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/law-firms/{lawFirmId}/onboarding-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where the firm’s lead gives the payment provider the firm’s details; creates the account if there is none */
        post: operations["payouts.startOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/law-firms/{lawFirmId}/dashboard-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where the firm’s lead sees at the payment provider what the firm was paid */
        post: operations["payouts.openDashboard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/discounts/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The products that allow discounts */
        get: operations["discounts.listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/discounts/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Coupons with what they gave away and what each product would cost, the newest first */
        get: operations["discounts.listCoupons"];
        put?: never;
        /** Creates a coupon: a percentage or an amount, of all products that allow discounts or of some of them */
        post: operations["discounts.createCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/discounts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Coupons and their codes as CSV, with what each gave away */
        get: operations["discounts.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/discounts/coupons/{id}/discount-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The codes of a coupon, with what each gave away */
        get: operations["discounts.listCodes"];
        put?: never;
        /** Creates a code of a coupon; its name is unique without regard to case */
        post: operations["discounts.createCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/discounts/discount-codes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes when a code ends, its limit, or whether it is on; its name only before anybody paid with it
         * @description `If-Match` takes the version of the code that the admin saw. A different one answers 409 with the current code. Payment pages already open keep the code.
         */
        patch: operations["discounts.updateCode"];
        trace?: never;
    };
    "/admin/purchase-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Purchases with their money, what happened last first; by payment, payout, firm, attorney, account, month or person */
        get: operations["adminPurchases.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/purchase-items/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The purchases of a filter as CSV */
        get: operations["adminPurchases.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/purchase-items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One purchase with its money, and what a refund or a payout of it is based on */
        get: operations["adminPurchases.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/payout-purchase-item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pays an attorney’s firm for a service, once under its Idempotency-Key; refused with the reason
         * @description Needs an `Idempotency-Key`. Takes the version of the purchase that was looked at as `If-Match`; another one answers 409 with what is there. A part, a payment made elsewhere and one from our own balance need a reason.
         */
        post: operations["payouts.pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/purchase-items/{id}/close-payout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Waives what is still due for a service, with a reason the attorney can read */
        post: operations["payouts.close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payouts/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is ready, what is on hold, what was paid in a month, and the provider’s balance next to ours */
        get: operations["payouts.summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/purchase-items/{id}/refund-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a refund would do: what is left to refund, what ends, and what the firm has at the provider */
        get: operations["adminPurchases.previewRefund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/purchase-items/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refunds a purchase, whole or in part, once under its Idempotency-Key; refused with the reason
         * @description Needs an `Idempotency-Key`. Takes the version of the purchase that was looked at as `If-Match`; another one answers 409 with what is there. What the firm was paid is taken back only as far as `reversePayoutInCents` says.
         */
        post: operations["adminPurchases.refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Services assigned to the attorney, or to the whole firm for its lead, with amounts due and paid */
        get: operations["payouts.listItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/payouts/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was earned by calls of a period, and what is due; of the firm for its lead */
        get: operations["payouts.readSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/attorneys/{aid}/payouts/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was paid in a year, payment by payment, as a PDF */
        get: operations["payouts.downloadStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/connect/onboarding/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sandbox page where a firm enters its details. No money moves. */
        get: operations["sandbox.onboardingPage"];
        put?: never;
        /** Ends the sandbox’s onboarding: complete, half done, or refused */
        post: operations["sandbox.onboard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/connect/dashboard/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sandbox page on which a firm sees what it was paid. No money moves. */
        get: operations["sandbox.dashboardPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/support-tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The person’s questions to support with the answers, newest first */
        get: operations["support.listOwn"];
        put?: never;
        /** Sends a question to the support team; a confirmation comes by mail */
        post: operations["support.open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/support-tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All support tickets; open ones come first, the longest waiting before the others
         * @description `search` finds words of the author’s name and addresses, and the number of a ticket.
         */
        get: operations["support.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/support-tickets/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The support tickets of a filter as CSV, without their words */
        get: operations["support.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/support-tickets/{ticketId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes the status of a ticket; a reply is mailed to its author */
        patch: operations["support.answer"];
        trace?: never;
    };
    "/users/{id}/postnup-waitlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the person is on the waitlist for the agreement for married couples */
        get: operations["waitlist.read"];
        put?: never;
        /** Joins the postnup waitlist (D17); joining again changes nothing */
        post: operations["waitlist.join"];
        /** Leaves the postnup waitlist */
        delete: operations["waitlist.leave"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/postnup-waitlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everyone on the postnup waitlist, in the order of joining */
        get: operations["waitlist.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/postnup-waitlist/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The postnup waitlist, or those of a filter, as CSV, in the order of joining */
        get: operations["waitlist.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/calendar-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether there is a secret calendar address; the address itself is returned only when it is created */
        get: operations["calendar.readFeed"];
        put?: never;
        /** Makes the secret calendar address, or replaces it by a new one */
        post: operations["calendar.makeFeed"];
        /** Revokes the secret calendar address; it stops working */
        delete: operations["calendar.revokeFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest safe days of the remaining steps as a calendar file */
        get: operations["calendar.download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same calendar, or an attorney’s calls, under its secret address, as calendar programs ask for it */
        get: operations["calendar.readByToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/personal-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Personal access tokens of an attorney or admin, those that ended lately included */
        get: operations["personalTokens.list"];
        put?: never;
        /** Creates a personal access token; its secret is in this answer and nowhere else */
        post: operations["personalTokens.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/personal-tokens/{tokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revokes a personal access token: it opens nothing from then on */
        delete: operations["personalTokens.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Webhook endpoints of an attorney or admin, the oldest first */
        get: operations["webhookEndpoints.list"];
        put?: never;
        /** Creates a webhook endpoint; its secret is in this answer and nowhere else */
        post: operations["webhookEndpoints.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/webhook-endpoints/{endpointId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a webhook endpoint with its deliveries */
        delete: operations["webhookEndpoints.delete"];
        options?: never;
        head?: never;
        /**
         * Changes a webhook endpoint, and stops or starts its deliveries
         * @description Events that happen while it is disabled are not delivered later.
         */
        patch: operations["webhookEndpoints.update"];
        trace?: never;
    };
    "/users/{id}/webhook-endpoints/{endpointId}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a webhook endpoint a new secret; it is in this answer and nowhere else
         * @description For 24 hours deliveries are signed by both the new secret and the one before.
         */
        post: operations["webhookEndpoints.rotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/webhook-endpoints/{endpointId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a webhook endpoint a test event, once */
        post: operations["webhookEndpoints.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/webhook-endpoints/{endpointId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What went to a webhook endpoint in the last 30 days, the newest first */
        get: operations["webhookEndpoints.listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/webhook-endpoints/{endpointId}/deliveries/{deliveryId}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a delivery again, under the same event id and as often as a new one */
        post: operations["webhookEndpoints.sendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/import-mappings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the person has had the columns of bank files read, the last used first */
        get: operations["imports.readMappings"];
        /** Remembers how the columns of files with this head are read: names of columns and choices, no content */
        put: operations["imports.rememberMapping"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exchange-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reference rates in use, with their day */
        get: operations["exchangeRates.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/exchange-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rates in use, their age, what came of the last look, and rates that wait to be confirmed */
        get: operations["exchangeRates.overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/exchange-rates/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes rates into use that moved so far that they were held back */
        post: operations["exchangeRates.confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "agreement.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Posted to endpoints that get `agreement.created`
         * @description Signed by Standard Webhooks. It can come more than once, under the same `webhook-id`, and in no order.
         */
        post: operations["webhook.agreement.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "agreement.version_committed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Posted to endpoints that get `agreement.version_committed`
         * @description Signed by Standard Webhooks. It can come more than once, under the same `webhook-id`, and in no order.
         */
        post: operations["webhook.agreement.version_committed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "agreement.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Posted to endpoints that get `agreement.approved`
         * @description Signed by Standard Webhooks. It can come more than once, under the same `webhook-id`, and in no order.
         */
        post: operations["webhook.agreement.approved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "agreement.approval_rescinded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Posted to endpoints that get `agreement.approval_rescinded`
         * @description Signed by Standard Webhooks. It can come more than once, under the same `webhook-id`, and in no order.
         */
        post: operations["webhook.agreement.approval_rescinded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "agreement.notarized": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Posted to endpoints that get `agreement.notarized`
         * @description Signed by Standard Webhooks. It can come more than once, under the same `webhook-id`, and in no order.
         */
        post: operations["webhook.agreement.notarized"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "appointment.booked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Posted to endpoints that get `appointment.booked`
         * @description Signed by Standard Webhooks. It can come more than once, under the same `webhook-id`, and in no order.
         */
        post: operations["webhook.appointment.booked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "appointment.moved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Posted to endpoints that get `appointment.moved`
         * @description Signed by Standard Webhooks. It can come more than once, under the same `webhook-id`, and in no order.
         */
        post: operations["webhook.appointment.moved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "appointment.canceled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Posted to endpoints that get `appointment.canceled`
         * @description Signed by Standard Webhooks. It can come more than once, under the same `webhook-id`, and in no order.
         */
        post: operations["webhook.appointment.canceled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payout.made": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Posted to endpoints that get `payout.made`
         * @description Signed by Standard Webhooks. It can come more than once, under the same `webhook-id`, and in no order.
         */
        post: operations["webhook.payout.made"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payout.reversed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Posted to endpoints that get `payout.reversed`
         * @description Signed by Standard Webhooks. It can come more than once, under the same `webhook-id`, and in no order.
         */
        post: operations["webhook.payout.reversed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "endpoint.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Posted to endpoints that get `endpoint.test`
         * @description Signed by Standard Webhooks. It can come more than once, under the same `webhook-id`, and in no order.
         */
        post: operations["webhook.endpoint.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description The body of a delivery of `agreement.created`. */
        AgreementCreatedEvent: {
            /**
             * Format: uuid
             * @description Of the event, as in `webhook-id`. The same at each attempt.
             */
            id: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            type: "agreement.created";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description Of the document: `GET /documents/{id}`.
                 */
                documentId: string;
                /**
                 * Format: uuid
                 * @description Of the version.
                 */
                commitId: string;
                /** @description SHA-256 by which reviews, approvals and notarizations name it. */
                versionHash: string;
                /**
                 * Format: date-time
                 * @description By which the history names it: `GET /documents/{id}/history`.
                 */
                committedAt: string;
                /**
                 * @description Whether Troth created it from answers, or an attorney or admin edited it.
                 * @enum {string}
                 */
                origin: "ANSWERS" | "EDITS";
            };
        };
        /** @description The body of a delivery of `agreement.version_committed`. */
        AgreementVersionCommittedEvent: {
            /**
             * Format: uuid
             * @description Of the event, as in `webhook-id`. The same at each attempt.
             */
            id: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            type: "agreement.version_committed";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description Of the document: `GET /documents/{id}`.
                 */
                documentId: string;
                /**
                 * Format: uuid
                 * @description Of the version.
                 */
                commitId: string;
                /** @description SHA-256 by which reviews, approvals and notarizations name it. */
                versionHash: string;
                /**
                 * Format: date-time
                 * @description By which the history names it: `GET /documents/{id}/history`.
                 */
                committedAt: string;
                /**
                 * @description Whether Troth created it from answers, or an attorney or admin edited it.
                 * @enum {string}
                 */
                origin: "ANSWERS" | "EDITS";
            };
        };
        /** @description The body of a delivery of `agreement.approved`. */
        AgreementApprovedEvent: {
            /**
             * Format: uuid
             * @description Of the event, as in `webhook-id`. The same at each attempt.
             */
            id: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            type: "agreement.approved";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description Of the document: `GET /documents/{id}`.
                 */
                documentId: string;
                side: components["schemas"]["Side"];
                /** @description Whether nobody else has to approve after it. */
                isFullyApproved: boolean;
            };
        };
        /**
         * @description Partner A or partner B of a document.
         * @enum {string}
         */
        Side: "A" | "B";
        /** @description The body of a delivery of `agreement.approval_rescinded`. */
        AgreementApprovalRescindedEvent: {
            /**
             * Format: uuid
             * @description Of the event, as in `webhook-id`. The same at each attempt.
             */
            id: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            type: "agreement.approval_rescinded";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description Of the document: `GET /documents/{id}`.
                 */
                documentId: string;
                side: components["schemas"]["Side"];
                /** @description Whether nobody else has to approve after it. */
                isFullyApproved: boolean;
            };
        };
        /** @description The body of a delivery of `agreement.notarized`. */
        AgreementNotarizedEvent: {
            /**
             * Format: uuid
             * @description Of the event, as in `webhook-id`. The same at each attempt.
             */
            id: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            type: "agreement.notarized";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description Of the document: `GET /documents/{id}`.
                 */
                documentId: string;
                /**
                 * Format: uuid
                 * @description Of the notarization.
                 */
                notarizationId: string;
            };
        };
        /** @description The body of a delivery of `appointment.booked`. */
        AppointmentBookedEvent: {
            /**
             * Format: uuid
             * @description Of the event, as in `webhook-id`. The same at each attempt.
             */
            id: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            type: "appointment.booked";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description Stays the same when it moves.
                 */
                appointmentId: string;
                /**
                 * Format: uuid
                 * @description Whom it is with.
                 */
                attorneyId: string;
                /**
                 * Format: uuid
                 * @description Whose call it is.
                 */
                clientId: string;
                /**
                 * @description What was bought.
                 * @enum {string}
                 */
                serviceType: "REPRESENTATION" | "Q_A";
                /**
                 * Format: date-time
                 * @description When it begins.
                 */
                startsAt: string;
                /**
                 * Format: date-time
                 * @description When it ends.
                 */
                endsAt: string;
            };
        };
        /** @description The body of a delivery of `appointment.moved`. */
        AppointmentMovedEvent: {
            /**
             * Format: uuid
             * @description Of the event, as in `webhook-id`. The same at each attempt.
             */
            id: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            type: "appointment.moved";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description Stays the same when it moves.
                 */
                appointmentId: string;
                /**
                 * Format: uuid
                 * @description Whom it is with.
                 */
                attorneyId: string;
                /**
                 * Format: uuid
                 * @description Whose call it is.
                 */
                clientId: string;
                /**
                 * @description What was bought.
                 * @enum {string}
                 */
                serviceType: "REPRESENTATION" | "Q_A";
                /**
                 * Format: date-time
                 * @description When it begins.
                 */
                startsAt: string;
                /**
                 * Format: date-time
                 * @description When it ends.
                 */
                endsAt: string;
            };
        };
        /** @description The body of a delivery of `appointment.canceled`. */
        AppointmentCanceledEvent: {
            /**
             * Format: uuid
             * @description Of the event, as in `webhook-id`. The same at each attempt.
             */
            id: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            type: "appointment.canceled";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description Stays the same when it moves.
                 */
                appointmentId: string;
                /**
                 * Format: uuid
                 * @description Whom it is with.
                 */
                attorneyId: string;
                /**
                 * Format: uuid
                 * @description Whose call it is.
                 */
                clientId: string;
                /**
                 * @description What was bought.
                 * @enum {string}
                 */
                serviceType: "REPRESENTATION" | "Q_A";
                /**
                 * Format: date-time
                 * @description When it begins.
                 */
                startsAt: string;
                /**
                 * Format: date-time
                 * @description When it ends.
                 */
                endsAt: string;
                /**
                 * @description Who canceled it.
                 * @enum {string}
                 */
                canceledBy: "CLIENT" | "ATTORNEY" | "TROTH";
            };
        };
        /** @description The body of a delivery of `payout.made`. */
        PayoutMadeEvent: {
            /**
             * Format: uuid
             * @description Of the event, as in `webhook-id`. The same at each attempt.
             */
            id: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            type: "payout.made";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description Of the payout.
                 */
                payoutId: string;
                /**
                 * Format: uuid
                 * @description The firm that was paid.
                 */
                lawFirmId: string | null;
                /** @description US cents that were paid, or that were taken back. */
                amountInCents: number;
            };
        };
        /** @description The body of a delivery of `payout.reversed`. */
        PayoutReversedEvent: {
            /**
             * Format: uuid
             * @description Of the event, as in `webhook-id`. The same at each attempt.
             */
            id: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            type: "payout.reversed";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description Of the payout.
                 */
                payoutId: string;
                /**
                 * Format: uuid
                 * @description The firm that was paid.
                 */
                lawFirmId: string | null;
                /** @description US cents that were paid, or that were taken back. */
                amountInCents: number;
            };
        };
        /** @description The body of a delivery of `endpoint.test`. */
        EndpointTestEvent: {
            /**
             * Format: uuid
             * @description Of the event, as in `webhook-id`. The same at each attempt.
             */
            id: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            type: "endpoint.test";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description The endpoint that is tried.
                 */
                endpointId: string;
            };
        };
        /** @description What to ask for again: the data of an event named `change`. */
        ChangeEvent: {
            topics: components["schemas"]["ChangeTopic"][];
        };
        /**
         * @description What of a person’s data a change may have moved.
         * @enum {string}
         */
        ChangeTopic: "answers" | "disputes" | "discussions" | "chats" | "finances" | "document" | "purchases" | "profile" | "partner";
        /**
         * @description How a heading is set. Portals spec §3.
         * @enum {string}
         */
        TextStyle: "BOLD" | "BOLD_UNDERLINED" | "BOLD_CENTERED";
        /**
         * @description Stored form of the pronouns a person chose. Customer spec §3.
         * @enum {string}
         */
        Gender: "MALE" | "FEMALE" | "NON_BINARY" | "PREFER_NO_ANSWER";
        /**
         * @description Whether the remaining steps can be done before the wedding: safely, in a rush, or no longer.
         * @enum {string}
         */
        DeadlineOutlook: "ON_TIME" | "TIGHT" | "TOO_LATE";
        /**
         * @description Why an item of the menu is dimmed. Customer spec §6.
         * @enum {string}
         */
        MenuReason: "PRENUP_NOT_PAID" | "NO_PARTNER" | "FINANCIAL_DISPUTES_PENDING" | "IMPORTED" | "ALIGNMENT_INCOMPLETE" | "QUESTIONNAIRE_INCOMPLETE" | "NOTARIZATION_BLOCKED";
        /** @description How far the partner is, without answers. Customer spec §6. */
        PartnerSummary: {
            /** Format: uuid */
            id: string;
            side: components["schemas"]["Side"];
            firstName: string | null;
            isQuestionnaireComplete: boolean;
            areFinancialsDone: boolean;
            missingIncomeYears: number[];
            sectionsDone: number;
            doneSectionIds: string[];
            sectionsTotal: number;
            hasStarted: boolean;
            /** Format: date */
            lastActiveOn: string | null;
            /** Format: date-time */
            nextReminderAt: string | null;
        };
        /**
         * @description Category of product. Customer spec §3.
         * @enum {string}
         */
        ProductCategory: "ATTORNEY_SERVICE" | "DOCUMENT";
        /** @description Why the current version cannot be approved now, in words. */
        ApprovalRefusal: {
            /** @enum {string} */
            reason: "NOT_GENERATED" | "IN_NOTARIZATION" | "NOTARIZED" | "DRAFTS_UNCOMMITTED" | "STALE";
            message: string;
        };
        /** @description Why an approval is taken back; the other side and both partners read it. */
        Rescission: {
            reason: string;
        };
        /** @description An attorney whom a partner found outside. Portals spec §3. */
        ExternalAttorney: {
            /** Format: uuid */
            id: string;
            /** Format: email */
            email: string;
            name: string;
            phoneNumber?: string | null;
            firmName: string | null;
            /** Format: uuid */
            barStateId: string | null;
            /** Format: uuid */
            documentId: string;
            /** Format: uuid */
            userId: string;
            /** Format: date-time */
            confirmedAt: string | null;
            /** Format: uuid */
            certificateFileId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /** @description An attorney’s application that is not sent yet. */
        ApplicationDraft: {
            /** Format: date-time */
            keptAt: string;
            firstName: string;
            lastName: string;
            phoneNumber: string;
            bio: string;
            /** @enum {string} */
            firm: "LISTED" | "NEW";
            /** Format: uuid */
            lawFirmId: string | null;
            newLawFirm: {
                name: string;
                contactEmail: string;
                website: string;
            };
            licenses: {
                key: string;
                /** Format: uuid */
                stateId: string | null;
                barLicenseNum: string;
                expiresOn?: string;
            }[];
            lawSchool: string;
            yearsOfExperience: string;
            responseTimeHours: string;
            languages: string[];
            practiceAreas: string[];
            professionalAssociations: string[];
            /** @enum {string|null} */
            hasMalpracticeInsurance: "YES" | "NO" | null;
            /** Format: uuid */
            malpracticeInsuranceFileId: string | null;
            malpracticeInsuranceExpiresOn?: string;
            /** Format: uuid */
            profilePhotoId: string | null;
            /** Format: uuid */
            docusignContractFileId: string | null;
            isEmbryoAttorney: boolean;
            hasFastTurnaround: boolean;
            disciplinaryStatement: string;
        };
        /** @description A named icon with a colour group. Customer spec §3. */
        GroupIcon: {
            name: string;
            colorGroup: string;
        };
        /**
         * @description What is typed into a text question. Customer spec §3.
         * @enum {string}
         */
        InputType: "TEXT" | "CURRENCY" | "NUMBER" | "DATE" | "PHONE";
        /**
         * @description Restriction of a typed value. Customer spec §3.
         * @enum {string}
         */
        InputRestriction: "GREATER_THAN_ZERO" | "FUTURE_DATE" | "PAST_DATE";
        /**
         * @description Field of the profile that holds the answer. Customer spec §2.
         * @enum {string}
         */
        ProfileField: "gender" | "birthdate" | "phoneNumber";
        /**
         * @description The status of a document, in one word, for lists.
         * @enum {string}
         */
        DocumentStage: "NO_STATE_YET" | "QUESTIONNAIRE" | "GENERATED" | "IN_EDITOR" | "REVIEWED" | "FINALIZED" | "NOTARIZED";
        /** @description An admin's access to what a couple wrote, for an hour. */
        AdminAccess: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            documentId: string;
            /** Format: uuid */
            ticketId: string | null;
            reason: string | null;
            /** Format: date-time */
            openedAt: string;
            /** Format: date-time */
            until: string;
        };
        /** @description A question or a clause that a note is about. */
        NoteSubject: {
            /** @enum {string} */
            kind: "QUESTION" | "CLAUSE";
            key: string;
            label: string;
        };
        /** @description Who edits an agreement. */
        LockHolder: {
            /** Format: uuid */
            id: string;
            name: string;
            side: components["schemas"]["Side"] | null;
            isMe: boolean;
        };
        /**
         * @description Where the words of an attorney’s edit came from.
         * @enum {string}
         */
        EditOrigin: "TYPED" | "PASTE" | "LIBRARY" | "HISTORY";
        /** @description A recital, clause, execution page, acknowledgment or schedule. */
        AgreementClause: {
            /** @enum {string} */
            kind: "recital" | "clause" | "execution" | "acknowledgment" | "schedule";
            key: string;
            id: string;
            number: string | null;
            heading: string | null;
            textStyle: components["schemas"]["TextStyle"] | null;
            listStyle: components["schemas"]["ListStyle"];
            isSeparatePage: boolean;
            blocks: components["schemas"]["AgreementBlock"][];
            children: components["schemas"]["AgreementClause"][];
            summary: string | null;
            provenance: components["schemas"]["AgreementProvenance"];
        };
        /**
         * @description How the parts of a section are numbered. Portals spec §3.
         * @enum {string}
         */
        ListStyle: "NONE" | "NUMERIC" | "ALPHA_UPPER" | "ALPHA_LOWER" | "ROMAN_UPPER" | "ROMAN_LOWER";
        /** @description The parts of a clause. */
        AgreementBlock: {
            /** @enum {string} */
            type: "paragraph";
            inlines: components["schemas"]["AgreementInline"][];
        } | {
            /** @enum {string} */
            type: "definitions";
            entries: {
                termKey: string;
                term: string;
                inlines: components["schemas"]["AgreementInline"][];
            }[];
        } | {
            /** @enum {string} */
            type: "table";
            caption: string | null;
            columns: {
                label: string;
                /** @enum {string} */
                align: "start" | "end";
                width: number;
            }[];
            rows: string[][];
            totals: {
                label: string;
                value: string;
            }[];
            emptyText: string | null;
        } | {
            /** @enum {string} */
            type: "signature";
            title: string | null;
            /** @enum {string|null} */
            side: "A" | "B" | null;
            name: string | null;
            role: string | null;
            lines: {
                label: string;
                /** @enum {string} */
                width: "full" | "half";
            }[];
        } | {
            /** @enum {string} */
            type: "certificate";
            /** @enum {string} */
            way?: "IN_PERSON" | "ONLINE";
            title: string;
            paragraphs: string[];
            lines: {
                label: string;
                /** @enum {string} */
                width: "full" | "half";
            }[];
        } | {
            /** @enum {string} */
            type: "initials";
            rows: {
                label: string;
                names: string[];
                target?: string;
            }[];
        } | {
            /** @enum {string} */
            type: "summary";
            entries: {
                number: string;
                heading: string;
                text: string;
                target: string;
            }[];
        };
        /** @description A run of text: plain, a filled value, a defined term or a cross-reference. */
        AgreementInline: {
            /** @enum {string} */
            type: "text";
            text: string;
        } | {
            /** @enum {string} */
            type: "value";
            text: string;
            sources: components["schemas"]["AgreementAnswerSource"][];
        } | {
            /** @enum {string} */
            type: "term";
            text: string;
            termKey: string;
        } | {
            /** @enum {string} */
            type: "reference";
            text: string;
            target: string;
        };
        /** @description An answer behind a clause or a filled value. */
        AgreementAnswerSource: {
            questionKey: string;
            questionId: string;
            /** @enum {string} */
            respondent: "A" | "B";
            value: string;
            answeredAt: string | null;
            agreedAt?: string | null;
        };
        /** @description Why a clause is in the agreement. */
        AgreementProvenance: {
            templateId: string;
            templateVersion: string;
            clauseTemplateId: string;
            isAlwaysIncluded: boolean;
            conditions: components["schemas"]["AgreementConditionOutcome"][];
            facts: {
                /** @enum {string} */
                fact: "distributionLaw" | "spousalSupportLaw" | "governingActKind" | "deathRightsWaivable" | "witnessRequired" | "acknowledgmentRequired" | "daysBeforeSigning" | "daysBeforeWedding" | "entriesOfA" | "entriesOfB" | "jointEntries" | "receiptOfA" | "receiptOfB";
                value: string;
                citation: string | null;
            }[];
            clauses?: string[];
            values?: components["schemas"]["AgreementFilledValue"][];
            state: string | null;
            reviewedByCounsel: boolean;
            edits?: components["schemas"]["ClauseEdit"][];
            origin?: components["schemas"]["EditOrigin"];
        };
        /** @description A template condition with the answers that decided it. */
        AgreementConditionOutcome: {
            condition: {
                questionKey: string;
                /** @default [] */
                optionKeys: string[];
                optionRestriction?: components["schemas"]["OptionRestriction"];
                /**
                 * @default AGREED
                 * @enum {string}
                 */
                respondent: "A" | "B" | "AGREED" | "EITHER";
                comparisonType?: components["schemas"]["ComparisonType"];
                /** @default null */
                value: string | null;
            };
            /** @enum {string} */
            outcome: "MET" | "UNMET" | "WAITING" | "DISPUTED";
            answers: components["schemas"]["AgreementAnswerSource"][];
        };
        /**
         * @description Whether any or all options must be chosen. Portals spec §3.
         * @default ANY
         * @enum {string}
         */
        OptionRestriction: "ANY" | "ALL";
        /**
         * @description How a condition compares a value. Portals spec §3.
         * @default EQUAL
         * @enum {string}
         */
        ComparisonType: "EQUAL" | "GT" | "LT" | "GTE" | "LTE";
        /** @description A value from the profile, the state, the disclosure or a receipt. */
        AgreementFilledValue: {
            /** @enum {string} */
            source: "PROFILE" | "STATE" | "TERM" | "DISCLOSURE" | "RECEIPT" | "RATES";
            /** @enum {string|null} */
            side: "A" | "B" | null;
            field: string;
            value: string;
            citation: string | null;
        };
        /** @description Who touched a clause by hand, when and how. */
        ClauseEdit: {
            side: components["schemas"]["Side"] | null;
            /** Format: uuid */
            editorId: string;
            editorName: string;
            /** Format: date-time */
            commitAt: string;
            kinds: components["schemas"]["EditKind"][];
            origin: components["schemas"]["EditOrigin"];
        };
        /**
         * @description What an attorney did to a clause.
         * @enum {string}
         */
        EditKind: "ADDED" | "REWORDED" | "MOVED" | "RESTYLED";
        /**
         * @description How the value of a financial entry was found.
         * @enum {string}
         */
        ValuationBasis: "STATEMENT" | "APPRAISAL" | "TAX_ASSESSMENT" | "TAX_RETURN" | "PAY_RECORD" | "PURCHASE_RECORD" | "ONLINE_ESTIMATE" | "OWN_ESTIMATE" | "OTHER";
        /**
         * @description Kind of account. Customer spec §3.
         * @enum {string}
         */
        AccountType: "CHECKING" | "SAVINGS" | "HEALTH_SAVINGS" | "CASH_ON_HAND" | "CERTIFICATE_OF_DEPOSIT" | "CREDIT_UNION" | "ESCROW_FUNDS" | "STOCKS" | "BONDS" | "BOND_FUND" | "NOTES_HELD" | "BROKERAGE" | "MANAGED_INVESTMENT" | "CASH_IN_BROKERAGE" | "MONEY_MARKET" | "OTHER";
        /**
         * @description Kind of asset. Customer spec §3.
         * @enum {string}
         */
        AssetType: "RETIREMENT_401K" | "IRA" | "MUTUAL_FUND" | "TSP" | "KEOGH" | "PROFIT_SHARING" | "US_SAVINGS_BOND" | "CRYPTOCURRENCY" | "DIGITAL_ASSET" | "VESTED_RSU" | "UNVESTED_RSU" | "INCENTIVE_STOCK_OPTIONS" | "DEFERRED_COMPENSATION" | "ANNUITY" | "LIFE_INSURANCE_CASH_VALUE" | "IP_INTEREST" | "JUDGEMENTS_AND_LIENS" | "JEWELRY" | "CREDIT_CARD_POINTS" | "SAFE_CONTENTS" | "FIREARMS" | "COLLECTIONS" | "TOOLS_AND_EQUIPMENT" | "CROPS_AND_LIVESTOCK" | "HOME_FURNISHINGS" | "ARTS_AND_ANTIQUES" | "PENSION" | "OTHER_RETIREMENT_PLANS" | "OTHER";
        /** @description A partner's confirmation of having received the other's disclosure. */
        Receipt: {
            /** Format: date-time */
            confirmedAt: string;
            version: string;
            isCurrent: boolean;
            changes: components["schemas"]["DisclosureChange"][];
        };
        /** @description One thing that changed in a disclosure since it was received. */
        DisclosureChange: {
            /** @enum {string} */
            change: "ADDED" | "REMOVED" | "CHANGED" | "NOTHING_STATED" | "NOTHING_WITHDRAWN";
            kind: components["schemas"]["FinancialKind"];
            /** Format: uuid */
            entryId: string | null;
            title: string;
            currency: {
                /** @enum {string|null} */
                before: "USD" | "AUD" | "CAD" | "CNY" | "EUR" | "INR" | "JPY" | "SGD" | "CHF" | "GBP" | null;
                /** @enum {string|null} */
                after: "USD" | "AUD" | "CAD" | "CNY" | "EUR" | "INR" | "JPY" | "SGD" | "CHF" | "GBP" | null;
            };
            fields: {
                field: string;
                before: string | number | boolean | null;
                after: string | number | boolean | null;
            }[];
            files: {
                added: {
                    name: string;
                    sha256: string;
                }[];
                removed: {
                    name: string;
                    sha256: string;
                }[];
            };
        };
        /**
         * @description Kind of financial entry. Customer spec §7.
         * @enum {string}
         */
        FinancialKind: "assets" | "vehicles" | "businesses" | "debts" | "real-estates" | "incomes" | "inheritances-trusts" | "legacy-joint-properties";
        /** @description What a state’s law gives without an agreement, with sources. */
        OutcomeLaw: {
            abbreviation: string;
            name: string;
            property: {
                citation: string;
                /** @enum {string} */
                grade: "high" | "medium" | "low";
                /** @enum {string} */
                kind: "COMMUNITY" | "EQUITABLE";
                /** @enum {string} */
                reach: "SHARED_ONLY" | "ALL" | "ALL_BUT_GIFTS";
                /** @enum {string} */
                division: "EQUAL" | "COURT";
                note: string | null;
            };
            growth: {
                citation: string;
                /** @enum {string} */
                grade: "high" | "medium" | "low";
                /** @enum {string} */
                shared: "NONE" | "ACTIVE" | "ALL";
            } | null;
            income: {
                citation: string;
                /** @enum {string} */
                grade: "high" | "medium" | "low";
                isShared: boolean;
            } | null;
            paidIn: {
                citation: string;
                /** @enum {string} */
                grade: "high" | "medium" | "low";
                /** @enum {string} */
                kind: "AMOUNT" | "FRACTION";
                areDebtsRepaid: boolean;
            } | null;
            support: {
                citation: string;
                /** @enum {string} */
                grade: "high" | "medium" | "low";
                amount: {
                    /** @enum {string} */
                    kind: "TWO_INCOMES";
                    payorBp: number;
                    payeeBp: number;
                    combinedBp: number;
                    payorCapCents: number | null;
                    combinedLimitCents: number | null;
                    isOfNet: boolean;
                } | {
                    /** @enum {string} */
                    kind: "COMBINED_SHARE";
                    combinedBp: number;
                    thresholdCents: number;
                    factorBp: number;
                    aboveBp: number;
                    combinedLimitCents: number | null;
                } | {
                    /** @enum {string} */
                    kind: "DIFFERENCE";
                    steps: {
                        fromYears: number;
                        lowBp: number;
                        highBp: number;
                    }[];
                    isOfNet: boolean;
                } | {
                    /** @enum {string} */
                    kind: "CAPPED";
                    mostCents: number;
                    payorBp: number;
                } | null;
                leastYears: number;
                length: {
                    fromYears: number;
                    lowBp: number;
                    highBp: number;
                    mostMonths: number | null;
                }[] | null;
                note: string | null;
            } | null;
            intestacy: {
                citation: string;
                /** @enum {string} */
                grade: "high" | "medium" | "low";
                withChildren: {
                    firstCents: number;
                    restBp: number;
                } | null;
                alone: {
                    firstCents: number;
                    restBp: number;
                } | null;
                communityBp: number | null;
                note: string | null;
            } | null;
            elective: {
                citation: string;
                /** @enum {string} */
                grade: "high" | "medium" | "low";
                share: {
                    /** @enum {string} */
                    kind: "NONE";
                } | {
                    /** @enum {string} */
                    kind: "ESTATE";
                    steps: {
                        fromYears: number;
                        withChildrenBp: number;
                        aloneBp: number;
                    }[];
                    leastCents: number;
                    beyondWill: {
                        jointBp: number;
                        planBp: number;
                    } | null;
                } | {
                    /** @enum {string} */
                    kind: "AUGMENTED";
                    steps: {
                        fromYears: number;
                        maritalBp: number;
                    }[];
                };
                note: string | null;
            } | null;
            /** Format: date */
            researchedOn: string;
            reviewedByCounsel: boolean;
        };
        /**
         * @description Why a document has to be generated again.
         * @enum {string}
         */
        RegenerationReason: "NEVER_GENERATED" | "ANSWERS_CHANGED" | "DISCLOSURE_CHANGED" | "STATE_CHANGED" | "PROFILE_CHANGED" | "LAW_CHANGED" | "TEMPLATE_CHANGED";
        /** @description The law that a point rests on, and how well it was checked. */
        SigningBasis: {
            citation: string | null;
            /** @enum {string} */
            confidence: "high" | "medium" | "low";
        };
        /**
         * @description How a cart was paid. Customer spec §3.
         * @enum {string}
         */
        PaymentMethod: "CARD" | "KLARNA" | "AFTERPAY" | "CASHAPP";
        /** @description The attorney whom a buyer chose before paying. */
        ChosenAttorney: {
            name: string;
            lawFirmName: string | null;
        };
        /**
         * @description Why a code takes nothing off.
         * @enum {string}
         */
        DiscountRefusal: "UNKNOWN" | "EXPIRED" | "USED_UP" | "NOT_FOR_THESE" | "LEAVES_TOO_LITTLE";
        /**
         * @description Why an amount due hasn’t been paid yet.
         * @enum {string}
         */
        PayoutWait: "DISPUTED" | "NOT_MET" | "FEE_UNKNOWN" | "NOT_APPROVED" | "ACCOUNT";
        /** @description A jurisdiction, with the rules of law that the product follows. Customer spec §3. */
        State: {
            /** Format: uuid */
            id: string;
            name: string;
            abbreviation: string;
            isActive: boolean;
            icon: string | null;
            termForState: string;
            allowsOnlineNotary: boolean;
            notaryBlockText: string;
            distributionLaw: components["schemas"]["DistributionLaw"];
            embryoRepRequired: boolean;
            spousalSupportLaw: components["schemas"]["SpousalSupportLaw"];
            attorneySupport: components["schemas"]["AttorneySupport"];
            /** Format: uuid */
            countryId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /**
         * @description How a state divides property. Customer spec §3.
         * @enum {string}
         */
        DistributionLaw: "EQUITABLE_DISTRIBUTION" | "COMMUNITY_PROPERTY";
        /**
         * @description Whether spousal support can be waived or changed. Customer spec §3.
         * @enum {string}
         */
        SpousalSupportLaw: "CAN_WAIVE_OR_MODIFY" | "CANNOT_WAIVE_OR_MODIFY" | "ATTORNEY_REQUIRED";
        /**
         * @description Whether attorney services are offered. Customer spec §1.
         * @enum {string}
         */
        AttorneySupport: "NONE" | "PARTNER";
        /** @description Why a call failed. Customer spec §8. */
        Problem: {
            type: string;
            title: string;
            status: number;
            detail: string;
            code: components["schemas"]["ProblemCode"];
            error: string | {
                issues: components["schemas"]["ProblemIssue"][];
            };
        };
        /**
         * @description What went wrong, for programs.
         * @enum {string}
         */
        ProblemCode: "VALIDATION_FAILED" | "MALFORMED_REQUEST" | "NOT_AUTHENTICATED" | "PAYMENT_REQUIRED" | "NOT_ALLOWED" | "SECOND_FACTOR_REQUIRED" | "REAUTHENTICATION_REQUIRED" | "TOKEN_SCOPE_MISSING" | "ADMIN_ACCESS_REASON_REQUIRED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "NOT_ACCEPTABLE" | "CONFLICT" | "VERSION_CONFLICT" | "IDEMPOTENCY_CONFLICT" | "ALREADY_EXISTS" | "LOCKED" | "LOCK_LOST" | "DRAFTS_MOVED" | "BASE_MOVED" | "GONE" | "TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "REFUSED_BY_RULE" | "TOO_MANY_REQUESTS" | "UNEXPECTED" | "PROVIDER_FAILED" | "UNAVAILABLE";
        /** @description One thing that is wrong with what was sent. */
        ProblemIssue: {
            path: (string | number)[];
            message: string;
            code: string;
        };
        /** @description A state with what it makes of each document template. */
        StateWithTemplates: {
            /** Format: uuid */
            id: string;
            name: string;
            abbreviation: string;
            isActive: boolean;
            icon: string | null;
            termForState: string;
            allowsOnlineNotary: boolean;
            notaryBlockText: string;
            distributionLaw: components["schemas"]["DistributionLaw"];
            embryoRepRequired: boolean;
            spousalSupportLaw: components["schemas"]["SpousalSupportLaw"];
            attorneySupport: components["schemas"]["AttorneySupport"];
            /** Format: uuid */
            countryId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
            documentTemplateStates: components["schemas"]["DocumentTemplateState"][];
        };
        /** @description What a state makes of a document template. Customer spec §3. */
        DocumentTemplateState: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            stateId: string;
            /** Format: uuid */
            documentTemplateId: string;
            termForDocument: string;
            statute: string | null;
            witnessRequired: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /** @description A wording that differs by state and document template. Customer spec §3. */
        Term: {
            /** Format: uuid */
            id: string;
            key: string;
            /** Format: uuid */
            stateId: string;
            /** Format: uuid */
            documentTemplateId: string;
            value: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /** @description A state, and how many couples and attorneys it concerns. Portals spec §7. */
        AdminState: {
            /** Format: uuid */
            id: string;
            name: string;
            abbreviation: string;
            isActive: boolean;
            icon: string | null;
            termForState: string;
            allowsOnlineNotary: boolean;
            notaryBlockText: string;
            distributionLaw: components["schemas"]["DistributionLaw"];
            embryoRepRequired: boolean;
            spousalSupportLaw: components["schemas"]["SpousalSupportLaw"];
            attorneySupport: components["schemas"]["AttorneySupport"];
            /** Format: uuid */
            countryId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
            couples: number;
            withVersion: number;
            approvedAttorneys: number;
            attorneysUnderReview: number;
            differences: number;
            /** Format: date-time */
            lastChangedAt: string | null;
        };
        /** @description The law of a state as it is applied, its sources and its history. */
        StateLaw: {
            /** Format: uuid */
            id: string;
            name: string;
            abbreviation: string;
            isActive: boolean;
            icon: string | null;
            termForState: string;
            allowsOnlineNotary: boolean;
            notaryBlockText: string;
            distributionLaw: components["schemas"]["DistributionLaw"];
            embryoRepRequired: boolean;
            spousalSupportLaw: components["schemas"]["SpousalSupportLaw"];
            attorneySupport: components["schemas"]["AttorneySupport"];
            /** Format: uuid */
            countryId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
            couples: number;
            withVersion: number;
            approvedAttorneys: number;
            attorneysUnderReview: number;
            version: string;
            facts: components["schemas"]["LawFact"][];
            changes: components["schemas"]["LawChange"][];
        };
        /** @description A value of the law as it is applied, beside what shipped. */
        LawFact: {
            /** @enum {string} */
            subject: "STATE" | "TEMPLATE" | "TERM";
            /** Format: uuid */
            documentTemplateId: string | null;
            field: string;
            value: string | boolean | null;
            shipped: string | boolean | null;
            source: string | null;
            /** Format: date-time */
            setAt: string | null;
            setByName: string | null;
        };
        /** @description A change of law: before, after, the reason, and how many couples it concerned. */
        LawChange: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            stateId: string;
            /** @enum {string} */
            subject: "STATE" | "TEMPLATE" | "TERM";
            /** Format: uuid */
            documentTemplateId: string | null;
            field: string;
            before: string | boolean | null;
            after: string | boolean | null;
            source: string;
            reason: string;
            /** Format: uuid */
            changedById: string;
            changedByName: string;
            /** Format: date-time */
            createdAt: string;
            couples: number;
            told: number;
            /** Format: date-time */
            settledAt: string | null;
            /** Format: uuid */
            takesBackId: string | null;
            canTakeBack: boolean;
        };
        /** @description Whom a change of law would concern. Decisions, row 55. */
        LawImpact: {
            couples: number;
            stale: number;
            approved: number;
            online: number;
            flags: number;
            answering: number;
            untouched: number;
        };
        /** @description The clauses of a sample couple’s agreement that a change of law rewords. */
        LawPreview: {
            partnerA: string;
            partnerB: string;
            clauses: {
                key: string;
                number: string | null;
                heading: string | null;
                texts: {
                    /** @enum {string} */
                    change: "KEPT" | "INSERTED" | "DELETED";
                    text: string;
                }[][];
            }[];
        };
        /** @description A value of the law to try before it is set. */
        LawTrial: {
            /** @enum {string} */
            subject: "STATE" | "TEMPLATE" | "TERM";
            /**
             * Format: uuid
             * @default null
             */
            documentTemplateId: string | null;
            field: string;
            value: string | boolean | null;
        };
        /** @description Fields of a state to change. Portals spec §7. */
        StateUpdate: {
            name?: string;
            abbreviation?: string;
            isActive?: boolean;
            icon?: string | null;
            termForState?: string;
            allowsOnlineNotary?: boolean;
            notaryBlockText?: string;
            distributionLaw?: components["schemas"]["DistributionLaw"];
            embryoRepRequired?: boolean;
            spousalSupportLaw?: components["schemas"]["SpousalSupportLaw"];
            attorneySupport?: components["schemas"]["AttorneySupport"];
            source: string;
            reason: string;
        };
        /** @description Fields to change. Portals spec §7. */
        DocumentTemplateStateUpdate: {
            termForDocument?: string;
            statute?: string | null;
            witnessRequired?: boolean;
            source: string;
            reason: string;
        };
        /** @description New wording of a term. Portals spec §7. */
        TermUpdate: {
            value: string;
            source: string;
            reason: string;
        };
        /** @description A template for creating agreements. Portals spec §3. */
        DocumentTemplate: {
            /** Format: uuid */
            id: string;
            type: components["schemas"]["DocumentTemplateType"];
            description: string;
            /** Format: uuid */
            countryId: string;
            documentTemplateStates?: components["schemas"]["DocumentTemplateState"][];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /**
         * @description Kind of document template. Portals spec §3.
         * @enum {string}
         */
        DocumentTemplateType: "PRENUP";
        /** @description A question as the conditions of templates name it. Ours. */
        TemplateQuestionNames: {
            /** Format: uuid */
            id: string;
            key: string;
            title: string;
            options: {
                /** Format: uuid */
                id: string;
                key: string;
                label: string;
            }[];
        };
        /** @description Section of a document template. Portals spec §3. */
        SectionTemplate: {
            /** Format: uuid */
            id: string;
            title: string | null;
            listStyle: components["schemas"]["ListStyle"];
            textStyle: components["schemas"]["TextStyle"] | null;
            order: number;
            isSeparatePage: boolean;
            conditions: components["schemas"]["TemplateCondition"][];
            stateInclusions: components["schemas"]["TemplateStateInclusion"][];
            facts: {
                /** @enum {string} */
                fact: "distributionLaw" | "spousalSupportLaw" | "governingActKind" | "deathRightsWaivable" | "witnessRequired" | "acknowledgmentRequired" | "daysBeforeSigning" | "daysBeforeWedding" | "entriesOfA" | "entriesOfB" | "jointEntries" | "receiptOfA" | "receiptOfB";
                isOneOf: string[];
            }[];
            withClauseTemplateIds: string[];
            withoutClauseTemplateIds: string[];
            /** Format: uuid */
            documentTemplateId: string;
            key: string;
            /** @enum {string} */
            kind: "RECITALS" | "ARTICLES" | "EXECUTION" | "SCHEDULES";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /** @description Condition under which a part is included. Portals spec §3. */
        TemplateCondition: {
            /** Format: uuid */
            questionId: string;
            questionOptionIds: string[];
            optionRestriction: components["schemas"]["OptionRestriction"];
            /** @enum {string} */
            respondent: "A" | "B" | "AGREED" | "EITHER";
            value: string | null;
            comparisonType: components["schemas"]["ComparisonType"];
            isAlternative: boolean;
        };
        /** @description Inclusion of a part in a state. Portals spec §3. */
        TemplateStateInclusion: {
            /** Format: uuid */
            stateId: string;
            isIncluded: boolean;
        };
        /** @description Clause of a section template. Portals spec §3. */
        ClauseTemplate: {
            /** Format: uuid */
            id: string;
            title: string | null;
            text: string;
            listStyle: components["schemas"]["ListStyle"];
            textStyle: components["schemas"]["TextStyle"] | null;
            order: number;
            conditions: components["schemas"]["TemplateCondition"][];
            stateInclusions: components["schemas"]["TemplateStateInclusion"][];
            facts: {
                /** @enum {string} */
                fact: "distributionLaw" | "spousalSupportLaw" | "governingActKind" | "deathRightsWaivable" | "witnessRequired" | "acknowledgmentRequired" | "daysBeforeSigning" | "daysBeforeWedding" | "entriesOfA" | "entriesOfB" | "jointEntries" | "receiptOfA" | "receiptOfB";
                isOneOf: string[];
            }[];
            withClauseTemplateIds: string[];
            withoutClauseTemplateIds: string[];
            isSeparatePage: boolean;
            /** Format: uuid */
            sectionTemplateId: string;
            /** Format: uuid */
            parentClauseTemplateId: string | null;
            key: string;
            parts: components["schemas"]["ClauseTemplatePart"][];
            /** @enum {string|null} */
            block: "DEFINITIONS" | "VESTING_TABLE" | "FADING_TABLE" | "SIGNATURES" | "ACKNOWLEDGMENTS" | "WITNESSES" | "ATTORNEY_SIGNATURE_A" | "ATTORNEY_SIGNATURE_B" | "PARTY_SIGNATURE_A" | "PARTY_SIGNATURE_B" | "TRANSLATOR_SIGNATURE" | "INITIALS" | "SCHEDULE_A" | "SCHEDULE_B" | "SCHEDULE_C" | "PLAIN_SUMMARY" | null;
            summary: string | null;
            summaryParts: components["schemas"]["ClauseTemplatePart"][];
            reviewedByCounsel: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /** @description A piece of a clause’s text, with when it is in. Ours. */
        ClauseTemplatePart: {
            text: string;
            startsParagraph: boolean;
            conditions: components["schemas"]["TemplateCondition"][];
            stateInclusions: components["schemas"]["TemplateStateInclusion"][];
            facts: {
                /** @enum {string} */
                fact: "distributionLaw" | "spousalSupportLaw" | "governingActKind" | "deathRightsWaivable" | "witnessRequired" | "acknowledgmentRequired" | "daysBeforeSigning" | "daysBeforeWedding" | "entriesOfA" | "entriesOfB" | "jointEntries" | "receiptOfA" | "receiptOfB";
                isOneOf: string[];
            }[];
            withClauseTemplateIds: string[];
            withoutClauseTemplateIds: string[];
        };
        /** @description A person who signs in. Customer spec §3, portals spec §3. */
        User: {
            /** Format: uuid */
            id: string;
            firstName: string | null;
            middleName: string | null;
            lastName: string | null;
            suffix: string | null;
            gender: components["schemas"]["Gender"] | null;
            email: string;
            phoneNumber: string | null;
            /** Format: date */
            birthdate: string | null;
            externalId: string | null;
            /** Format: date-time */
            termsAgreedAt: string | null;
            termsVersion: string | null;
            /** Format: date-time */
            enforcementAgreedAt: string | null;
            /** Format: date-time */
            attorneyCounselAgreedAt: string | null;
            /** Format: date-time */
            lastActiveAt: string | null;
            userType: components["schemas"]["UserType"];
            photoUrl: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /**
         * @description Kind of user. Portals spec §1.
         * @enum {string}
         */
        UserType: "CUSTOMER" | "ATTORNEY" | "ADMIN";
        /** @description First sign-in: agreement to the terms, and the names if known. */
        UserCreation: {
            firstName?: string | null;
            middleName?: string | null;
            lastName?: string | null;
            suffix?: string | null;
            /** @enum {string} */
            userType: "CUSTOMER" | "ATTORNEY";
            /** @enum {boolean} */
            termsAgreed: true;
            termsVersion: string;
            userinfoToken?: string;
        };
        /** @description The signed-in user, with the key of their devices where it is asked for. */
        Me: {
            /** Format: uuid */
            id: string;
            firstName: string | null;
            middleName: string | null;
            lastName: string | null;
            suffix: string | null;
            gender: components["schemas"]["Gender"] | null;
            email: string;
            phoneNumber: string | null;
            /** Format: date */
            birthdate: string | null;
            externalId: string | null;
            /** Format: date-time */
            termsAgreedAt: string | null;
            termsVersion: string | null;
            /** Format: date-time */
            enforcementAgreedAt: string | null;
            /** Format: date-time */
            attorneyCounselAgreedAt: string | null;
            /** Format: date-time */
            lastActiveAt: string | null;
            userType: components["schemas"]["UserType"];
            photoUrl: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
            /** @description Seals what a portal keeps on a device: 32 bytes, the same every time. */
            deviceKey?: string;
        };
        /** @description Profile fields to change. `over` tells what stood in them before: when something else stands there by now, nothing is changed. Customer spec §7. */
        UserUpdate: {
            firstName?: string | null;
            middleName?: string | null;
            lastName?: string | null;
            suffix?: string | null;
            gender?: components["schemas"]["Gender"] | null;
            /** Format: date */
            birthdate?: string | null;
            phoneNumber?: string | null;
            over?: {
                firstName?: string | null;
                middleName?: string | null;
                lastName?: string | null;
                suffix?: string | null;
                gender?: components["schemas"]["Gender"] | null;
                /** Format: date */
                birthdate?: string | null;
                phoneNumber?: string | null;
            };
        };
        /** @description What a partner acknowledges before the first generation, and newer terms (D5). */
        Acknowledgement: {
            /** @enum {boolean} */
            enforcement?: true;
            /** @enum {boolean} */
            attorneyCounsel?: true;
            termsVersion?: string;
        };
        /** @description The archive of everything that Troth has of a person. */
        PersonalArchive: {
            /** @enum {string} */
            state: "NONE" | "MAKING" | "READY" | "FAILED";
            /** Format: date-time */
            requestedAt: string | null;
            sizeInBytes: number | null;
            /** Format: date-time */
            availableUntil: string | null;
            /** @enum {string|null} */
            refusal: "BEING_MADE" | "TOO_SOON" | null;
        };
        /** @description Where the archive is downloaded, once. */
        PersonalArchiveLink: {
            /** Format: uri */
            url: string;
            /** Format: date-time */
            expiresAt: string;
        };
        /** @description What deleting the account does: what is erased, what is kept, and until when. */
        AccountDeletion: {
            obstacles: ("PAYMENT_UNDER_WAY" | "REFUND_UNDER_WAY" | "NOTARIZATION_UNDER_WAY" | "APPOINTMENT_BOOKED")[];
            erased: ("ACCOUNT" | "ANSWERS" | "DISCLOSURE" | "AGREEMENT" | "MESSAGES" | "ADDRESSES" | "SERVICES")[];
            kept: {
                /** @enum {string} */
                what: "AGREEMENT" | "DISCLOSURE" | "PARTNER" | "MONEY" | "AUDIT_LOG";
                /** @enum {string} */
                until: "PARTNER_DELETES" | "SEVEN_YEARS" | "ALWAYS" | "THEIRS";
            }[];
            version: string;
            scheduled: {
                /** Format: date-time */
                requestedAt: string;
                /** Format: date-time */
                dueAt: string;
            } | null;
        };
        /** @description The confirmation that the account is to be deleted. */
        AccountDeletionRequest: {
            /** @enum {string} */
            confirmation: "DELETE";
            version: string;
        };
        /** @description A customer’s progress, as the shell and the dashboard show it. */
        Journey: {
            /** Format: uuid */
            userId: string;
            side: components["schemas"]["Side"] | null;
            /** Format: uuid */
            documentId: string | null;
            /** Format: uuid */
            stateId: string | null;
            state: {
                name: string;
                abbreviation: string;
                attorneySupport: components["schemas"]["AttorneySupport"];
            } | null;
            /** Format: date */
            weddingDate: string | null;
            daysUntilWedding: number | null;
            deadlines: components["schemas"]["Deadline"][];
            deadlineOutlook: components["schemas"]["DeadlineOutlook"] | null;
            /** Format: date */
            earliestFinish: string | null;
            waitingRules: components["schemas"]["WaitingRule"][];
            isPaid: boolean;
            isNotarizationPaid: boolean;
            progress: components["schemas"]["OverallProgress"];
            sections: components["schemas"]["JourneySection"][];
            firstIncompletePath: string | null;
            hasBegun: boolean;
            minutesLeft: number;
            isQuestionnaireComplete: boolean;
            /** @enum {string|null} */
            questionnaireBlock: "NOTARIZED" | "IN_PROOF" | "FINALIZED" | "REVIEWED" | "IN_EDITOR" | null;
            menu: {
                items: components["schemas"]["MenuEntry"][];
                secondary: components["schemas"]["MenuEntry"][];
            };
            nextStep: components["schemas"]["NextStep"];
            partner: components["schemas"]["PartnerSummary"] | null;
            conversations: components["schemas"]["ChatCounterpart"][];
            disclosure: {
                isDone: boolean;
                missingIncomeYears: number[];
                pendingDisputes: number;
            };
            alignment: {
                /** @enum {string} */
                access: "NO_PARTNER" | "OWN_QUESTIONNAIRE_INCOMPLETE" | "PARTNER_QUESTIONNAIRE_INCOMPLETE" | "OPEN";
                openDisputes: number;
                agreedAnswers: number;
                isComplete: boolean;
            };
            document: {
                status: components["schemas"]["DocumentStatus"];
                isInEditor: boolean;
                isLocked: boolean;
                isImported: boolean;
                isNotarized: boolean;
                /** Format: date-time */
                lastGeneratedAt: string | null;
                /** Format: date-time */
                reviewedAt: string | null;
                /** Format: date-time */
                ownReviewedAt: string | null;
                /** Format: date-time */
                partnerReviewedAt: string | null;
                /** Format: date-time */
                finalizedAt: string | null;
                /** Format: uuid */
                generatedPdfFileId: string | null;
            } | null;
            /** @enum {string|null} */
            notarizationBlocker: "NOT_GENERATED" | "OWN_ATTORNEY_NOT_BOOKED" | "PARTNER_ATTORNEY_NOT_BOOKED" | "ATTORNEYS_NOT_APPROVED" | "NOT_REVIEWED" | null;
            notarization: {
                /** @enum {string|null} */
                stage: "CREATING" | "PREPARING" | "SENT" | "IN_PROGRESS" | "PARTIAL" | "AWAITING_CONFIRMATION" | "COMPLETING" | "COMPLETED" | "NEEDS_ATTENTION" | "ADMIN_ATTENTION" | "ENDED" | null;
                turn: components["schemas"]["Side"][];
                isOnlineOffered: boolean;
                isPaymentNeeded: boolean;
                /** Format: date-time */
                waitEndsAt: string | null;
                timeZone: string;
            } | null;
            counsel: {
                attorneys: {
                    side: components["schemas"]["Side"];
                    name: string;
                    firmName: string | null;
                    /** @enum {string} */
                    kind: "SERVICE" | "OWN";
                    isApproved: boolean;
                }[];
                nextCall: {
                    /** Format: date-time */
                    eventStartAt: string;
                    attorneyName: string | null;
                    serviceType: components["schemas"]["AttorneyServiceType"];
                } | null;
                representation: {
                    status: components["schemas"]["BookingStatus"];
                    isFromPartner: boolean;
                    isAttorneyChosen: boolean;
                } | null;
            };
            attorneyServicesButton: components["schemas"]["AttorneyServiceType"] | null;
            termsToAgree: {
                version: string;
                /** Format: date */
                effectiveOn: string;
            } | null;
        };
        /** @description The latest safe day of a step that remains before the wedding. */
        Deadline: {
            step: components["schemas"]["DeadlineStep"];
            /** Format: date */
            latestSafeDate: string;
            reasonKey: components["schemas"]["DeadlineReason"];
            citation: string | null;
            isPast: boolean;
        };
        /**
         * @description A step that has a latest safe day before the wedding.
         * @enum {string}
         */
        DeadlineStep: "PAYMENT" | "QUESTIONNAIRE" | "DISCLOSURE" | "ALIGNMENT" | "DOCUMENT" | "REVIEW" | "SIGNING";
        /**
         * @description Why a latest safe day is that day: a law, or our advice.
         * @enum {string}
         */
        DeadlineReason: "SECTIONS_TO_ANSWER" | "PAPERS_TO_GATHER" | "TIME_TO_TALK" | "TIME_TO_CORRECT" | "ATTORNEYS_TO_WORK" | "TIME_TO_READ" | "TIME_TO_THINK" | "LAW_WAIT_AFTER_FINAL" | "NOTARY_TO_FIND" | "LAW_DAYS_BEFORE_WEDDING";
        /** @description A waiting period that the law of a state sets around the signing. */
        WaitingRule: {
            /** @enum {string} */
            kind: "WAIT_AFTER_FINAL" | "DAYS_BEFORE_WEDDING";
            days: number;
            /** @enum {string} */
            effect: "BLOCKS" | "WARNS";
            timeZone: string;
            citation: string | null;
        };
        /** @description Overall progress, 0 to 5. Customer spec §4. */
        OverallProgress: {
            step: number;
            percentage: number;
            label: string;
            shortLabel: string;
        };
        /** @description A section as the menu shows it. Customer spec §6. */
        JourneySection: {
            /** Format: uuid */
            id: string;
            sectionKey: string;
            label: string;
            path: string;
            order: number;
            status: components["schemas"]["SectionStatus"];
            /** @enum {string|null} */
            lock: "PRENUP_NOT_PAID" | "REPRESENTATION_NEEDED" | null;
        };
        /**
         * @description Progress of a section. Customer spec §4.
         * @enum {string}
         */
        SectionStatus: "NOT_STARTED" | "IN_PROGRESS" | "COMPLETED" | "NOT_APPLICABLE";
        /** @description An item of the customer menu. Customer spec §2 and §6. */
        MenuEntry: {
            /** @enum {string} */
            key: "DASHBOARD" | "QUESTIONNAIRE" | "FINANCIAL_DISCLOSURE" | "ALIGNMENT" | "DOCUMENTS" | "NOTARIZATION" | "PAYMENT" | "HELP" | "ACCOUNT";
            path: string;
            isEnabled: boolean;
            reason: components["schemas"]["MenuReason"] | null;
        };
        /** @description The next step of the customer flow. Customer spec §1. */
        NextStep: {
            /** @enum {string} */
            key: "CHOOSE_STATE" | "ANSWER_QUESTIONNAIRE" | "PAY" | "BOOK_REPRESENTATION" | "DISCLOSE_FINANCES" | "INVITE_PARTNER" | "SETTLE_JOINT_ENTRIES" | "WAIT_FOR_PARTNER" | "ALIGN" | "WAIT_FOR_PARTNER_DISCLOSURE" | "GENERATE" | "BOOK_ATTORNEY" | "MEET_ATTORNEY" | "WAIT_FOR_PARTNER_ATTORNEY" | "WAIT_FOR_APPROVAL" | "REVIEW" | "WAIT_FOR_PARTNER_REVIEW" | "NOTARIZE" | "DONE";
            path: string;
        };
        /** @description A person in a conversation about a document. */
        ChatCounterpart: {
            /** Format: uuid */
            userId: string;
            /** @enum {string} */
            role: "PARTNER" | "ATTORNEY" | "CLIENT";
            firstName: string | null;
            lastName: string | null;
            side: components["schemas"]["Side"] | null;
            canWrite: boolean;
            unread: number;
        };
        /**
         * @description Approval by the attorneys. Customer spec §4.
         * @enum {string}
         */
        DocumentStatus: "NOT_APPROVED" | "PARTIALLY_APPROVED" | "FULLY_APPROVED";
        /**
         * @description Attorney service. Customer spec §1.
         * @enum {string}
         */
        AttorneyServiceType: "REPRESENTATION" | "Q_A";
        /**
         * @description Booking of an attorney service. Customer spec §3.
         * @enum {string}
         */
        BookingStatus: "WAITING" | "SCHEDULED" | "BOOKED";
        /** @description A firm to which attorneys belong. Portals spec §3. */
        LawFirm: {
            /** Format: uuid */
            id: string;
            name: string;
            contactEmail: string;
            website: string | null;
            payoutDetails?: string | null;
            isApproved: boolean;
            stripeAccountId?: string | null;
            leadName?: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        LawFirmPage: {
            lawFirms: components["schemas"]["LawFirmSummary"][];
            total: number;
            isTotalExact: boolean;
            /** Format: uuid */
            nextCursor: string | null;
            /** Format: uuid */
            previousCursor: string | null;
        };
        /** @description A law firm in the list of the admin portal. */
        LawFirmSummary: {
            /** Format: uuid */
            id: string;
            name: string;
            contactEmail: string;
            website: string | null;
            payoutDetails?: string | null;
            isApproved: boolean;
            stripeAccountId?: string | null;
            leadName?: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
            lead: {
                /** Format: uuid */
                id: string;
                name: string;
                stage: components["schemas"]["AttorneyStage"];
            } | null;
            attorneyCount: number;
            /** @enum {string} */
            accountState: "NOT_STARTED" | "INCOMPLETE" | "IN_REVIEW" | "RESTRICTED" | "READY";
        };
        /**
         * @description Stage of an attorney’s application. Portals spec §3.
         * @enum {string}
         */
        AttorneyStage: "FORM_MISSING" | "UNDER_REVIEW" | "APPROVED" | "DECLINED" | "DEACTIVATED";
        /** @description A law firm with its attorneys, as admins see it. */
        LawFirmDetail: {
            /** Format: uuid */
            id: string;
            name: string;
            contactEmail: string;
            website: string | null;
            payoutDetails?: string | null;
            isApproved: boolean;
            stripeAccountId?: string | null;
            leadName?: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
            lead: {
                /** Format: uuid */
                id: string;
                name: string;
                stage: components["schemas"]["AttorneyStage"];
            } | null;
            attorneyCount: number;
            /** @enum {string} */
            accountState: "NOT_STARTED" | "INCOMPLETE" | "IN_REVIEW" | "RESTRICTED" | "READY";
            attorneys: {
                /** Format: uuid */
                id: string;
                name: string;
                stage: components["schemas"]["AttorneyStage"];
            }[];
            dependents: {
                attorneys: number;
                clients: number;
            };
            accountDue: string[];
            actions: components["schemas"]["AdminAction"][];
        };
        /** @description What an admin changed of another person’s records, and why. */
        AdminAction: {
            /** Format: uuid */
            id: string;
            action: string;
            /** Format: date-time */
            at: string;
            by: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            reason: string | null;
        };
        /** @description A new law firm. Portals spec §7. */
        LawFirmCreation: {
            name: string;
            /** Format: email */
            contactEmail: string;
            /** Format: uri */
            website?: string | null;
            payoutDetails?: string | null;
        };
        /** @description Fields of a law firm to change. Portals spec §7. */
        LawFirmUpdate: {
            name?: string;
            /** Format: email */
            contactEmail?: string;
            /** Format: uri */
            website?: string | null;
            payoutDetails?: string | null;
            isApproved?: boolean;
            reason?: string;
            confirm?: {
                attorneys: number;
                clients: number;
            };
        };
        /** @description An attorney; the id is the user’s. Portals spec §3. */
        Attorney: {
            /** Format: uuid */
            id: string;
            bio: string | null;
            hasMalpracticeInsurance: boolean;
            /** Format: uuid */
            malpracticeInsuranceFileId: string | null;
            /** Format: date */
            malpracticeInsuranceExpiresOn: string | null;
            /** Format: uuid */
            profilePhotoId: string | null;
            /** Format: uuid */
            docusignContractFileId: string | null;
            isEmbryoAttorney: boolean;
            hasFastTurnaround: boolean;
            isTakingNewClients: boolean;
            languages: string[];
            practiceAreas: string[];
            professionalAssociations: string[];
            responseTimeHours: number | null;
            yearsOfExperience: number | null;
            lawSchool: string | null;
            stage: components["schemas"]["AttorneyStage"];
            disciplinaryStatement?: string | null;
            /** Format: date-time */
            submittedAt?: string | null;
            /** Format: uuid */
            lawFirmId: string | null;
            /** Format: uuid */
            userId: string;
            isLawFirmLead: boolean;
            user?: components["schemas"]["User"];
            lawFirm?: components["schemas"]["LawFirm"] | null;
            attorneyStates?: components["schemas"]["AttorneyState"][];
            attorneyServices?: components["schemas"]["AttorneyService"][];
            averageRating?: number | null;
            pendingReviews?: number;
            /** Format: date-time */
            nextFreeAt?: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /** @description Licence of an attorney in a state. Portals spec §3. */
        AttorneyState: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            attorneyId: string;
            /** Format: uuid */
            stateId: string;
            order: number;
            barLicenseNum: string;
            /** Format: date-time */
            verifiedAt: string | null;
            /** Format: date */
            expiresOn: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /** @description A service that an attorney offers. Portals spec §3. */
        AttorneyService: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            attorneyId: string;
            serviceType: components["schemas"]["AttorneyServiceType"];
            bookingLink?: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /** @description What a merge of two law firms would move, and what stands against it. */
        LawFirmMergePlan: {
            attorneys: number;
            payouts: number;
            dueInCents: number;
            leadLost: {
                /** Format: uuid */
                id: string;
                name: string;
                stage: components["schemas"]["AttorneyStage"];
            } | null;
            accountEnded: string | null;
            hasKeptAccount: boolean;
            refusals: ("SAME_FIRM" | "NOT_APPROVED" | "BOTH_SIDES" | "MONEY_UNDER_WAY" | "DISPUTED")[];
        };
        /** @description Ends a law firm by moving all of it into another one. */
        LawFirmMerge: {
            /** Format: uuid */
            intoLawFirmId: string;
            shown: {
                attorneys: number;
                payouts: number;
            };
            confirm: string;
            reason: string;
        };
        PayoutDetails: {
            payoutDetails: string | null;
        };
        /** @description Why an admin does something. */
        Reason: {
            reason: string;
        };
        QuestionnaireReminder: {
            /** Format: date-time */
            sentAt: string;
        };
        /** @description Which mails a person gets that they can do without. */
        ReminderSettings: {
            QUESTIONNAIRE: boolean;
            APPOINTMENTS: boolean;
            REVIEWS: boolean;
            PAYOUTS: boolean;
            CLIENT_NEWS: boolean;
        };
        ReminderSettingsUpdate: {
            QUESTIONNAIRE?: boolean;
            APPOINTMENTS?: boolean;
            REVIEWS?: boolean;
            PAYOUTS?: boolean;
            CLIENT_NEWS?: boolean;
        };
        /** @description A film with its words. Customer spec §2 "Intro video block". */
        ExplainerVideo: {
            /** Format: uuid */
            id: string;
            youtubeLink: string;
            title: string;
            author: string;
            location: string | null;
            /** Format: uuid */
            stateId: string | null;
            slug: string;
            transcript: string[];
            isFilmed: boolean;
        };
        AdminVideos: {
            videos: components["schemas"]["AdminVideo"][];
            locations: string[];
        };
        /** @description A video as admins list it. */
        AdminVideo: {
            /** Format: uuid */
            id: string;
            youtubeLink: string;
            title: string;
            author: string;
            location: string | null;
            /** Format: uuid */
            stateId: string | null;
            slug: string;
            isFilmed: boolean;
            /** Format: date-time */
            changedAt: string | null;
        };
        /** @description A video as an admin wants it, and why. */
        VideoUpdate: {
            title: string;
            author: string;
            youtubeLink: string;
            location: string;
            /** Format: uuid */
            stateId: string | null;
            reason: string;
        };
        /** @description A cookie session. */
        Session: {
            /** Format: date-time */
            expiresAt: string;
        };
        /** @description Why an admin ends a person’s sessions. Kept with what was done to the account. */
        SessionsEnd: {
            reason: string;
        };
        /** @description What two-step verification asks of the person who is signed in. */
        SecondFactor: {
            /**
             * @description EXEMPT: a demo person. OFFERED: optional. ADVISED: soon required. REQUIRED: nothing opens without it.
             * @enum {string}
             */
            duty: "EXEMPT" | "OFFERED" | "ADVISED" | "REQUIRED";
            /** @description Whether this sign-in used a second factor. */
            isGiven: boolean;
            /** @description False where an outside provider keeps the factors. */
            isManagedHere: boolean;
        };
        /** @description Why an admin removes a person’s second factor. Kept with what was done to the account. */
        SecondFactorReset: {
            reason: string;
        };
        /** @description The terms of service or the privacy policy (D5). */
        LegalPage: {
            /** @enum {string} */
            key: "terms" | "privacy";
            title: string;
            version: string;
            /** Format: date */
            effectiveOn: string;
            language: string;
            summary: string;
            sections: {
                key: string;
                heading: string;
                paragraphs: string[];
                points: string[];
            }[];
            reviewedByCounsel: boolean;
        };
        /** @description The invitation of the partner that is open now. */
        SentInvitation: {
            /** Format: uuid */
            documentId: string;
            /** Format: email */
            email: string;
            /** Format: date-time */
            sentAt: string;
            /** Format: date-time */
            expiresAt: string;
            isOpened: boolean;
        };
        /** @description Address to which the invitation of the partner is mailed. */
        Invitation: {
            /** Format: email */
            email: string;
        };
        /** @description An invitation that is bound to the reader (D6). */
        ReceivedInvitation: {
            /** Format: uuid */
            documentId: string;
            invitedBy: {
                firstName: string | null;
                fullName: string;
            };
            /** Format: date-time */
            sentAt: string;
            /** Format: date-time */
            expiresAt: string;
            ownDocument: components["schemas"]["OwnDocumentStatus"];
        };
        /**
         * @description What the invitee has already: IN_USE asks for a choice, SHARED cannot join another document.
         * @enum {string}
         */
        OwnDocumentStatus: "NONE" | "UNTOUCHED" | "IN_USE" | "SHARED";
        InvitationToken: {
            token: string;
        };
        /** @description The record that carries an agreement from draft to notarized. Customer spec §3. */
        Document: {
            /** Format: uuid */
            id: string;
            isActive: boolean;
            /** Format: uuid */
            templateId: string;
            /** Format: uuid */
            userAId: string;
            /** Format: uuid */
            userBId: string | null;
            userA?: components["schemas"]["User"];
            userB?: components["schemas"]["User"] | null;
            /** Format: uuid */
            attorneyAId: string | null;
            /** Format: uuid */
            attorneyBId: string | null;
            /** Format: date-time */
            attorneyAApprovedAt: string | null;
            /** Format: date-time */
            attorneyBApprovedAt: string | null;
            userAWillHireAttorney: boolean;
            userBWillHireAttorney: boolean;
            /** Format: uuid */
            stateId: string | null;
            state?: components["schemas"]["State"] | null;
            /** Format: date-time */
            invitationSentAt: string | null;
            /** Format: date-time */
            invitationAcceptedAt: string | null;
            /** Format: uuid */
            invitedUserId: string | null;
            status: components["schemas"]["DocumentStatus"];
            /** Format: date-time */
            statusModifiedAt: string | null;
            /** Format: date-time */
            reviewedAt: string | null;
            /** Format: date-time */
            userAReviewedAt: string | null;
            /** Format: date-time */
            userBReviewedAt: string | null;
            /** Format: date-time */
            finalizedAt: string | null;
            /** Format: uuid */
            generatedPdfFileId: string | null;
            /** Format: uuid */
            proofFileId: string | null;
            lastGeneratedInputHash: string | null;
            /** Format: date-time */
            lastGeneratedAt: string | null;
            /** Format: date-time */
            priorAttorneyAApprovedAt: string | null;
            /** Format: date-time */
            priorAttorneyBApprovedAt: string | null;
            /** Format: date-time */
            priorFinalizedAt: string | null;
            purchaseItems?: components["schemas"]["PurchaseItem"][];
            template?: components["schemas"]["DocumentTemplate"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /** @description One bought product. Customer spec §3. */
        PurchaseItem: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            attorneyId: string | null;
            /** Format: uuid */
            productId: string;
            /** Format: uuid */
            userId: string;
            /** Format: uuid */
            beneficiaryUserId: string;
            /** Format: uuid */
            cartId: string | null;
            /** Format: uuid */
            documentId: string | null;
            category: components["schemas"]["ProductCategory"] | null;
            payoutStatus: components["schemas"]["PayoutStatus"];
            refundNotes: string | null;
            pricePaidInCents: number;
            pricePaidToAttorneyInCents: number;
            feePaidInCents: number;
            bookingStatus: components["schemas"]["BookingStatus"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            amountRefundedInCents: number;
            /** Format: date-time */
            refundedAt: string | null;
            partialPayoutReason: string | null;
            product?: components["schemas"]["Product"];
            events?: components["schemas"]["Event"][];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /**
         * @description Whether the attorney's share was paid out. Customer spec §3.
         * @enum {string}
         */
        PayoutStatus: "DUE" | "PAID";
        /**
         * @description Payment of a purchase item. Customer spec §3.
         * @enum {string}
         */
        PaymentStatus: "SUCCESSFUL" | "FULL_REFUNDED" | "PARTIALLY_REFUNDED";
        /** @description Something that is sold. Customer spec §3. */
        Product: {
            /** Format: uuid */
            id: string;
            title: string;
            description: string;
            priceInCents: number;
            productType: components["schemas"]["ProductType"];
            productCategory: components["schemas"]["ProductCategory"];
            productIcon: string | null;
            isSharedProduct: boolean;
            discountsAllowed: boolean;
            stripePriceId: string | null;
            onePerUser: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /**
         * @description Kind of product. Customer spec §3.
         * @enum {string}
         */
        ProductType: "Q_A" | "REPRESENTATION" | "PRENUP" | "DOCUMENT" | "ATTORNEY_SERVICE" | "NOTARIZATION";
        /** @description An appointment with an attorney. Customer spec §3. */
        Event: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            purchaseItemId: string;
            /** Format: uuid */
            attorneyId: string;
            attorneyName: string | null;
            /** Format: uuid */
            beneficiaryUserId: string;
            clientName: string | null;
            serviceType: components["schemas"]["AttorneyServiceType"];
            /** Format: date-time */
            eventStartAt: string;
            /** Format: date-time */
            eventEndAt: string;
            eventStatus: components["schemas"]["EventStatus"];
            /** Format: date-time */
            serviceCompletedAt: string | null;
            cancelUrl: string | null;
            rescheduleUrl: string | null;
            locationType: components["schemas"]["EventLocationType"];
            location: string | null;
            timeZone: string;
            provider: components["schemas"]["BookingProvider"];
            /** Format: date-time */
            answersSharedUntil?: string | null;
            offeredTimes?: string[];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /**
         * @description State of an appointment. Customer spec §3.
         * @enum {string}
         */
        EventStatus: "BOOKED" | "CANCELED" | "NO_SHOW";
        /**
         * @description Where an appointment takes place. Customer spec §3.
         * @enum {string}
         */
        EventLocationType: "OUTBOUND_CALL";
        /**
         * @description Who keeps the calendar of an appointment.
         * @enum {string}
         */
        BookingProvider: "builtin" | "calendly";
        Health: {
            /** @enum {string} */
            status: "ready";
            version: string;
            sandboxes: ("payments" | "notary")[];
        };
        /** @description A new document of a couple. Customer spec §7. */
        DocumentCreation: {
            /** Format: uuid */
            stateId: string | null;
            /** Format: uuid */
            userAId: string;
            /** Format: uuid */
            templateId: string;
        };
        /** @description Fields of a document to change. Customer spec §7. */
        DocumentUpdate: {
            /** Format: uuid */
            stateId?: string;
            /** Format: date-time */
            reviewedAt?: string | null;
            finalizedAt?: null;
            lastGeneratedInputHash?: null;
            lastGeneratedAt?: null;
        };
        /** @description A partner as the other one sees them. Customer spec §6. */
        Participant: {
            /** Format: uuid */
            id: string;
            side: components["schemas"]["Side"];
            firstName: string | null;
            middleName: string | null;
            lastName: string | null;
            suffix: string | null;
            email: string;
            gender: components["schemas"]["Gender"] | null;
        };
        /** @description Who advises the two partners, and who has approved the current version. */
        Counsel: {
            sides: components["schemas"]["SideCounsel"][];
            version: string | null;
            refusal: components["schemas"]["ApprovalRefusal"] | null;
            ownSide: components["schemas"]["Side"] | null;
            isLastToApprove: boolean;
        };
        /** @description One partner’s status with an attorney. */
        SideCounsel: {
            side: components["schemas"]["Side"];
            /** Format: uuid */
            userId: string | null;
            firstName: string | null;
            requiresAttorney: boolean;
            isBooked: boolean;
            attorney: {
                /** @enum {string} */
                kind: "SERVICE" | "OWN";
                name: string;
                firmName: string | null;
            } | null;
            /** Format: date-time */
            approvedAt: string | null;
            /** Format: date-time */
            priorApprovedAt: string | null;
            rescindedBecause: string | null;
        };
        /** @description A partner’s own attorney and the status of their confirmation. */
        OwnCounsel: {
            attorney: components["schemas"]["ExternalAttorney"] | null;
            link: {
                /** Format: date-time */
                sentAt: string;
                /** Format: date-time */
                expiresAt: string;
                /** @enum {string} */
                state: "OPEN" | "CONFIRMED" | "REVOKED" | "EXPIRED" | "OUTRUN";
            } | null;
            refusal: {
                /** @enum {string} */
                reason: "REPRESENTED" | "IN_NOTARIZATION" | "NOTARIZED";
                message: string;
            } | null;
            confirmationRefusal: components["schemas"]["ApprovalRefusal"] | null;
            version: string | null;
        };
        /** @description An attorney that a partner found on their own. */
        ExternalAttorneyCreation: {
            /** Format: email */
            email: string;
            name: string;
            phoneNumber?: string | null;
            firmName: string;
            /** Format: uuid */
            barStateId: string;
        };
        /** @description A review of an attorney. Portals spec §3. */
        AttorneyReview: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            attorneyId: string;
            /** Format: uuid */
            userId: string | null;
            message: string;
            rating: number;
            status: components["schemas"]["ReviewStatus"];
            user?: {
                firstName: string | null;
            };
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /**
         * @description Whether a review is shown. Portals spec §3.
         * @enum {string}
         */
        ReviewStatus: "PENDING" | "DISABLED" | "APPROVED";
        /** @description A new review. Portals spec §7. */
        AttorneyReviewCreation: {
            rating: number;
            message: string;
        };
        /** @description Whether attorney services are open. Customer spec §6. */
        AttorneyServicesEligibility: {
            isEligible: boolean;
            /** @enum {string|null} */
            reason: "NO_STATE" | "STATE_NOT_SUPPORTED" | "PRENUP_NOT_PAID" | null;
            services: components["schemas"]["AttorneyServiceEligibility"][];
            savingsClaim: string | null;
        };
        /** @description What a customer can do about one attorney service. */
        AttorneyServiceEligibility: {
            serviceType: components["schemas"]["AttorneyServiceType"];
            /** Format: uuid */
            productId: string;
            priceInCents: number;
            bookingStatus: components["schemas"]["BookingStatus"] | null;
            /** @enum {string|null} */
            action: "BOOK" | "PURCHASE" | null;
        };
        /** @description Attorneys whom a customer can hire. Customer spec §7. */
        AvailableAttorneys: {
            availableAttorneysForUser: components["schemas"]["Attorney"][];
            userAssignedAttorneyAndLawFirmIds: {
                /** Format: uuid */
                attorneyId: string | null;
                /** Format: uuid */
                lawFirmId: string | null;
            } | null;
            maxRepresentationProductsUserCanPurchase: number;
            userCanPurchase: boolean;
            fianceCanPurchase: boolean;
            declinedBy?: {
                name: string;
                /** Format: date-time */
                at: string;
            } | null;
        };
        /** @description Fields of a purchase item to change. Customer spec §7. */
        PurchaseItemUpdate: {
            bookingStatus?: components["schemas"]["BookingStatus"];
            /** Format: uuid */
            attorneyId?: string;
            /** Format: uuid */
            documentId?: string;
            reason?: string;
        };
        /** @description Application form of an attorney. Portals spec §2. */
        AttorneyApplication: {
            firstName: string;
            lastName: string;
            phoneNumber: string;
            bio: string;
            licenses: {
                /** Format: uuid */
                stateId: string;
                barLicenseNum: string;
                /** Format: date */
                expiresOn?: string | null;
            }[];
            /** Format: uuid */
            lawFirmId?: string | null;
            newLawFirm?: components["schemas"]["LawFirmCreation"] | null;
            hasMalpracticeInsurance: boolean;
            isEmbryoAttorney?: boolean;
            hasFastTurnaround?: boolean;
            languages: string[];
            practiceAreas?: string[];
            professionalAssociations?: string[];
            responseTimeHours?: number | null;
            yearsOfExperience?: number | null;
            lawSchool?: string | null;
            /** Format: uuid */
            profilePhotoId?: string | null;
            /** Format: uuid */
            malpracticeInsuranceFileId?: string | null;
            /** Format: date */
            malpracticeInsuranceExpiresOn?: string | null;
            /** Format: uuid */
            docusignContractFileId?: string | null;
            disciplinaryStatement?: string | null;
        };
        /** @description Fields that an admin changes. Portals spec §6. */
        AttorneyAdminUpdate: {
            bio?: string;
            hasMalpracticeInsurance?: boolean;
            /** Format: uuid */
            malpracticeInsuranceFileId?: string | null;
            /** Format: date */
            malpracticeInsuranceExpiresOn?: string | null;
            /** Format: uuid */
            profilePhotoId?: string | null;
            /** Format: uuid */
            docusignContractFileId?: string | null;
            isEmbryoAttorney?: boolean;
            hasFastTurnaround?: boolean;
            isTakingNewClients?: boolean;
            languages?: string[];
            practiceAreas?: string[];
            professionalAssociations?: string[];
            responseTimeHours?: number | null;
            yearsOfExperience?: number | null;
            lawSchool?: string | null;
            expected?: {
                bio?: string | null;
                hasMalpracticeInsurance?: boolean;
                /** Format: uuid */
                malpracticeInsuranceFileId?: string | null;
                /** Format: date */
                malpracticeInsuranceExpiresOn?: string | null;
                /** Format: uuid */
                profilePhotoId?: string | null;
                /** Format: uuid */
                docusignContractFileId?: string | null;
                isEmbryoAttorney?: boolean;
                hasFastTurnaround?: boolean;
                isTakingNewClients?: boolean;
                languages?: string[];
                practiceAreas?: string[];
                professionalAssociations?: string[];
                responseTimeHours?: number | null;
                yearsOfExperience?: number | null;
                lawSchool?: string | null;
            };
            stage?: components["schemas"]["AttorneyStage"];
            /** Format: uuid */
            lawFirmId?: string | null;
            isLawFirmLead?: boolean;
            reason?: string;
        };
        /** @description A page of an attorney’s clients. Portals spec §6. */
        AttorneyClientPage: {
            clients: components["schemas"]["AttorneyClient"][];
            former: components["schemas"]["FormerClient"][];
            total: number;
            views: {
                OPEN: number;
                WAITING: number;
                PAST: number;
            };
            stateIds: string[];
        };
        /** @description A client of an attorney. Portals spec §6. */
        AttorneyClient: {
            /** Format: uuid */
            id: string;
            firstName: string | null;
            middleName: string | null;
            lastName: string | null;
            suffix: string | null;
            gender: components["schemas"]["Gender"] | null;
            email: string;
            phoneNumber: string | null;
            side: components["schemas"]["Side"];
            partnerName: string | null;
            partnerCounsel: {
                /** @enum {string} */
                kind: "SERVICE" | "OWN";
                name: string | null;
            } | null;
            services: components["schemas"]["AttorneyServiceType"][];
            call: {
                standing: components["schemas"]["CallStanding"];
                /** Format: date-time */
                at: string | null;
            };
            /** Format: uuid */
            documentId: string;
            /** Format: uuid */
            stateId: string | null;
            documentStatus: components["schemas"]["DocumentStatus"];
            /** Format: date-time */
            generatedAt: string | null;
            /** Format: date-time */
            approvedAt: string | null;
            /** Format: date-time */
            priorApprovedAt: string | null;
            /** Format: date-time */
            finalizedAt: string | null;
            /** Format: date-time */
            notarizedAt: string | null;
            /** Format: date */
            weddingDate: string | null;
            nextDeadline: {
                step: components["schemas"]["MatterStep"];
                /** Format: date */
                on: string;
                daysLeft: number;
            } | null;
            isPast: boolean;
            /** Format: date-time */
            clientSince: string;
            isConflictOpen: boolean;
            unread: number;
        };
        /**
         * @description Where the calls of an attorney with a client stand.
         * @enum {string}
         */
        CallStanding: "UPCOMING" | "OUTCOME_MISSING" | "HELD" | "NO_SHOW" | "NONE";
        /**
         * @description What comes next in a client’s matter, by its latest safe day.
         * @enum {string}
         */
        MatterStep: "AGREEMENT" | "APPROVAL" | "REVIEW" | "SIGNING";
        /** @description Somebody who was a client of an attorney, and how it ended. Ours. */
        FormerClient: {
            /** Format: uuid */
            clientId: string;
            /** Format: uuid */
            documentId: string;
            name: string | null;
            services: components["schemas"]["AttorneyServiceType"][];
            reason: components["schemas"]["MatterEnd"];
            /** Format: date-time */
            endedAt: string | null;
        };
        /**
         * @description Why somebody is no longer a client of an attorney.
         * @enum {string}
         */
        MatterEnd: "REFUNDED" | "LEFT";
        /** @description One client of an attorney. Portals spec §6. */
        AttorneyClientDetail: {
            /** Format: uuid */
            id: string;
            firstName: string | null;
            middleName: string | null;
            lastName: string | null;
            suffix: string | null;
            gender: components["schemas"]["Gender"] | null;
            email: string;
            phoneNumber: string | null;
            side: components["schemas"]["Side"];
            partnerName: string | null;
            partnerCounsel: {
                /** @enum {string} */
                kind: "SERVICE" | "OWN";
                name: string | null;
            } | null;
            services: components["schemas"]["AttorneyServiceType"][];
            call: {
                standing: components["schemas"]["CallStanding"];
                /** Format: date-time */
                at: string | null;
            };
            /** Format: uuid */
            documentId: string;
            /** Format: uuid */
            stateId: string | null;
            documentStatus: components["schemas"]["DocumentStatus"];
            /** Format: date-time */
            generatedAt: string | null;
            /** Format: date-time */
            approvedAt: string | null;
            /** Format: date-time */
            priorApprovedAt: string | null;
            /** Format: date-time */
            finalizedAt: string | null;
            /** Format: date-time */
            notarizedAt: string | null;
            /** Format: date */
            weddingDate: string | null;
            nextDeadline: {
                step: components["schemas"]["MatterStep"];
                /** Format: date */
                on: string;
                daysLeft: number;
            } | null;
            isPast: boolean;
            /** Format: date-time */
            clientSince: string;
            isConflictOpen: boolean;
            unread: number;
            purchases: {
                /** Format: uuid */
                id: string;
                pricePaidInCents: number;
                bookingStatus: components["schemas"]["BookingStatus"];
                serviceType: components["schemas"]["AttorneyServiceType"];
                /** Format: date-time */
                boughtAt: string;
                offeredTimes: string[] | null;
            }[];
            appointments: components["schemas"]["Event"][];
            signingWait: {
                days: number;
                /** Format: date-time */
                endsAt: string | null;
            } | null;
        };
        /** @description What an attorney is asked about a new client. D51. */
        ConflictQuestion: {
            isOpen: boolean;
            parties: {
                side: components["schemas"]["Side"];
                isClient: boolean;
                name: string;
                email: string;
                employer: string | null;
            }[];
            compared: {
                /** Format: date-time */
                at: string;
                attorneys: number;
                lawFirms: number;
                outsideAttorneys: number;
            } | null;
            /** Format: date-time */
            answeredAt: string | null;
        };
        /** @description An attorney’s word on a new client. */
        ConflictAnswerCreation: {
            /** Format: uuid */
            documentId: string;
            answer: components["schemas"]["ConflictAnswer"];
            reason?: string | null;
        };
        /**
         * @description Whether an attorney can act for a client. D51.
         * @enum {string}
         */
        ConflictAnswer: "NO_CONFLICT" | "CANNOT_ACT";
        /** @description Where a name occurs in the matters of a firm: matter and role, no content. */
        NameFound: {
            matter: string;
            name: string;
            role: components["schemas"]["PartyRole"];
            attorneyName: string | null;
        };
        /**
         * @description A person’s role in one of the firm’s matters.
         * @enum {string}
         */
        PartyRole: "CLIENT" | "OTHER_PARTY";
        /** @description An attorney who said that they cannot act for a client. */
        DeclinedAssignment: {
            /** Format: uuid */
            documentId: string;
            /** Format: uuid */
            clientId: string;
            clientName: string | null;
            /** Format: uuid */
            attorneyId: string;
            attorneyName: string | null;
            reason: string | null;
            /** Format: date-time */
            answeredAt: string | null;
        };
        KeptApplication: {
            draft: components["schemas"]["ApplicationDraft"] | null;
        };
        /** @description Where an attorney is licensed, in the attorney’s own order. */
        AttorneyLicenses: {
            licenses: {
                /** Format: uuid */
                stateId: string;
                barLicenseNum: string;
                /** Format: date */
                expiresOn?: string | null;
            }[];
            expected?: {
                /** Format: uuid */
                stateId: string;
                barLicenseNum: string;
                /** Format: date */
                expiresOn?: string | null;
            }[];
        };
        /** @description Whether a license was confirmed with its bar. */
        LicenseConfirmation: {
            isVerified: boolean;
            barLicenseNum: string;
            reason: string;
        };
        /** @description Views of a list, by name. */
        SavedViews: {
            views: {
                name: string;
                address: string;
            }[];
        };
        /** @description Up to five replies that an attorney writes often. */
        SavedReplies: {
            replies: {
                name: string;
                message: string;
            }[];
        };
        /** @description A file that an attorney sent in. Portals spec §7. */
        AttorneyFile: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["AttorneyFileKind"];
            name: string;
            size: number;
            contentType: string;
            /** Format: date-time */
            createdAt: string;
        };
        /**
         * @description What an attorney sends in. Portals spec §7.
         * @enum {string}
         */
        AttorneyFileKind: "PROFILE_PHOTO" | "MALPRACTICE_INSURANCE" | "CONTRACT";
        /** @description Something that waits for an attorney. Portals spec §2 "/". */
        AttorneyTask: {
            kind: components["schemas"]["AttorneyTaskKind"];
            /** Format: uuid */
            clientId: string | null;
            clientName: string | null;
            clientSide: components["schemas"]["Side"] | null;
            /** Format: uuid */
            documentId: string | null;
            /** Format: uuid */
            eventId: string | null;
            /** Format: date-time */
            at: string | null;
            phoneNumber: string | null;
            count: number;
            /** Format: uuid */
            stateId: string | null;
            /** Format: date */
            expiresOn: string | null;
            /** Format: date */
            dueOn: string | null;
            /** Format: date-time */
            approvedAt: string | null;
        };
        /**
         * @description What an attorney has to do, in the order shown.
         * @enum {string}
         */
        AttorneyTaskKind: "CALL" | "OUTCOME" | "CHANGED" | "APPROVE" | "MESSAGES" | "DISCUSSION" | "OTHER_COMMITTED" | "NO_CALL" | "LICENSE" | "INSURANCE" | "PAYOUT_ACCOUNT";
        /** @description A section of the questionnaire. Customer spec §3. */
        QuestionnaireSection: {
            /** Format: uuid */
            id: string;
            label: string;
            name: string;
            sectionKey: string;
            order: number;
            description: string;
            path: string;
            status?: components["schemas"]["SectionStatus"];
            attorneyRequiredQuestionPresentSection: boolean;
        };
        /** @description A group of questions as the person who answers them sees it. */
        RespondentGroup: {
            /** Format: uuid */
            id: string;
            title: string;
            description: string | null;
            groupKey: string;
            groupIcon: components["schemas"]["GroupIcon"] | null;
            order: number;
            videos: components["schemas"]["Video"][];
            questions: components["schemas"]["RespondentQuestion"][];
            repeatedQuestions: components["schemas"]["RespondentQuestion"][];
        };
        /** @description Explainer video. Customer spec §3. */
        Video: {
            /** Format: uuid */
            id: string;
            youtubeLink: string;
            title: string;
            author: string;
            location: string | null;
            /** Format: uuid */
            stateId: string | null;
        };
        /** @description A question as the person who answers it sees it. */
        RespondentQuestion: {
            /** Format: uuid */
            id: string;
            key: string;
            title: string;
            description: string | null;
            exampleScenario: string | null;
            proTip: string | null;
            isRequired: boolean;
            questionType: components["schemas"]["QuestionType"];
            inputType: components["schemas"]["InputType"] | null;
            inputRestriction: components["schemas"]["InputRestriction"] | null;
            maximumValue: number | null;
            /** @enum {string|null} */
            byYears: "AMOUNT" | "MONTHS" | "FROM_YEAR" | null;
            allowsOtherOption: boolean;
            allowsCustomClause: boolean;
            generatesDispute: boolean;
            isSensitive: boolean;
            profileField: components["schemas"]["ProfileField"] | null;
            order: number;
            /** Format: uuid */
            parentQuestionId: string | null;
            /** Format: uuid */
            parentQuestionGroupId: string;
            /** Format: uuid */
            parentQuestionnaireSectionId: string;
            parentConditionalVisibilities: components["schemas"]["ConditionalVisibility"][];
            questionStateRestrictions: components["schemas"]["StateRestriction"][];
            videos: components["schemas"]["Video"][];
            questionOptions: components["schemas"]["QuestionOption"][];
            answers: components["schemas"]["Answer"][];
            isVisible: boolean;
            needsNewAnswer: boolean;
            stateNotes: components["schemas"]["StateNote"][];
            partnerOptionIds: string[];
        };
        /**
         * @description Kind of question. Customer spec §3.
         * @enum {string}
         */
        QuestionType: "CHECKBOX" | "RADIO" | "DROPDOWN" | "TEXT_AREA" | "TEXT_BOX";
        /** @description Option of a parent that makes a follow-up visible. Customer spec §3. */
        ConditionalVisibility: {
            /** Format: uuid */
            parentQuestionId: string;
            /** Format: uuid */
            questionOptionId: string;
            /** Format: uuid */
            childQuestionId: string;
            /** @enum {string} */
            respondent?: "OWN" | "EITHER";
        };
        /** @description State in which it is not offered. Customer spec §3. */
        StateRestriction: {
            /** Format: uuid */
            stateId: string;
        };
        /** @description An option of a question. Customer spec §3. */
        QuestionOption: {
            /** Format: uuid */
            id: string;
            key: string;
            value: string;
            order: number;
            isDefault: boolean;
            proTip: string | null;
            restrictedQuestionOptions: components["schemas"]["RestrictedQuestionOption"][];
            attorneyRulesByQuestionOptionState: components["schemas"]["AttorneyRule"][];
            optionStateRestrictions: components["schemas"]["StateRestriction"][];
            /** Format: date-time */
            deletedAt: string | null;
        };
        /** @description Option that choosing this one rules out. Customer spec §3. */
        RestrictedQuestionOption: {
            /** Format: uuid */
            restrictedQuestionOptionId: string;
        };
        /** @description Rule that holds in a state while the option is chosen. Customer spec §3. */
        AttorneyRule: {
            /** Format: uuid */
            stateId: string;
            type: components["schemas"]["AttorneyRuleType"];
        };
        /**
         * @description Attorney rule of an option in a state. Customer spec §3.
         * @enum {string}
         */
        AttorneyRuleType: "WAIVES_SPOUSAL_SUPPORT" | "HIRES_ATTORNEY" | "INCLUDES_EMBRYO_CLAUSE";
        /** @description One partner's answer to one question. Customer spec §3. */
        Answer: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            questionId: string;
            /** Format: uuid */
            userId: string;
            /** Format: uuid */
            documentId: string;
            valueTyped: string | null;
            answerQuestionOptions: components["schemas"]["AnswerQuestionOption"][];
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /** @description An option that an answer chose. Customer spec §3. */
        AnswerQuestionOption: {
            /** Format: uuid */
            questionOptionId: string;
            /** Format: uuid */
            answerId: string;
            isDefault: boolean;
        };
        /** @description What the law of the state says about a question. Not legal advice. */
        StateNote: {
            text: string;
            citation: string | null;
            reviewedByCounsel: boolean;
        };
        /** @description How much of what waits for an admin. */
        AdminWaiting: {
            applications: number;
            licenses: number;
            lawFirms: number;
            reviews: number;
            calls: number;
            tickets: number;
            disputes: number;
            payoutsReady: number;
            payoutsBlocked: number;
        };
        /** @description Something that the one search of the admin portal found. */
        FoundThing: {
            /** @enum {string} */
            kind: "PERSON" | "LAW_FIRM" | "DOCUMENT" | "PURCHASE" | "DISCOUNT_CODE";
            /** Format: uuid */
            id: string;
            title: string;
            detail: string;
            /** Format: uuid */
            userId: string | null;
        };
        UserPage: {
            users: components["schemas"]["UserSummary"][];
            total: number;
            isTotalExact: boolean;
            /** Format: uuid */
            nextCursor: string | null;
            /** Format: uuid */
            previousCursor: string | null;
        };
        /** @description A user in the list of the admin portal. */
        UserSummary: {
            /** Format: uuid */
            id: string;
            firstName: string | null;
            middleName: string | null;
            lastName: string | null;
            suffix: string | null;
            gender: components["schemas"]["Gender"] | null;
            email: string;
            phoneNumber: string | null;
            /** Format: date */
            birthdate: string | null;
            externalId: string | null;
            /** Format: date-time */
            termsAgreedAt: string | null;
            termsVersion: string | null;
            /** Format: date-time */
            enforcementAgreedAt: string | null;
            /** Format: date-time */
            attorneyCounselAgreedAt: string | null;
            /** Format: date-time */
            lastActiveAt: string | null;
            userType: components["schemas"]["UserType"];
            photoUrl: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
            /** Format: uuid */
            stateId: string | null;
            licensedStateIds: string[];
            /** Format: uuid */
            documentId: string | null;
            documentStage: components["schemas"]["DocumentStage"] | null;
            attorneyStage: components["schemas"]["AttorneyStage"] | null;
            isPaid: boolean;
            /** Format: date-time */
            waitlistedAt: string | null;
        };
        UserDetail: {
            /** Format: uuid */
            id: string;
            firstName: string | null;
            middleName: string | null;
            lastName: string | null;
            suffix: string | null;
            gender: components["schemas"]["Gender"] | null;
            email: string;
            phoneNumber: string | null;
            /** Format: date */
            birthdate: string | null;
            externalId: string | null;
            /** Format: date-time */
            termsAgreedAt: string | null;
            termsVersion: string | null;
            /** Format: date-time */
            enforcementAgreedAt: string | null;
            /** Format: date-time */
            attorneyCounselAgreedAt: string | null;
            /** Format: date-time */
            lastActiveAt: string | null;
            userType: components["schemas"]["UserType"];
            photoUrl: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
            documents: components["schemas"]["Document"][];
        };
        AttorneyPage: {
            attorneys: components["schemas"]["Attorney"][];
            total: number;
            isTotalExact: boolean;
            /** Format: uuid */
            nextCursor: string | null;
            /** Format: uuid */
            previousCursor: string | null;
        };
        /** @description Profile fields of somebody else to change, and why. Portals spec §7. */
        AdminUserUpdate: {
            firstName?: string | null;
            middleName?: string | null;
            lastName?: string | null;
            suffix?: string | null;
            gender?: components["schemas"]["Gender"] | null;
            /** Format: date */
            birthdate?: string | null;
            phoneNumber?: string | null;
            /** Format: email */
            email?: string;
            reason: string;
        };
        /** @description Why an admin does something to somebody else. */
        Reasoned: {
            reason: string;
        };
        /** @description Which document’s prenup counts as paid, and why. */
        MarkPaid: {
            reason: string;
            /** Format: uuid */
            documentId: string;
        };
        /** @description The live documents of a person, where there should be one. */
        DuplicateDocuments: {
            documents: {
                /** Format: uuid */
                id: string;
                /** Format: date-time */
                createdAt: string;
                /** Format: uuid */
                stateId: string | null;
                partner: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
                answers: number;
                entries: number;
                purchases: number;
                versions: number;
                hasAttorney: boolean;
                isAtNotary: boolean;
                isNotarized: boolean;
            }[];
            /** Format: uuid */
            suggestedId: string | null;
        };
        /** @description Which document is kept, of which that were shown, and why. */
        DuplicateResolution: {
            reason: string;
            /** Format: uuid */
            keepDocumentId: string;
            expectedDocumentIds: string[];
        };
        /** @description That a person is deleted, when, and why. */
        UserDeletion: {
            reason: string;
            confirm: string;
            /**
             * @default GRACE
             * @enum {string}
             */
            when: "GRACE" | "NOW";
        };
        /** @description A mail that was sent to a person: its kind, day and outcome; never its words. */
        UserMail: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "account-sign-up" | "account-exists" | "account-verify-email" | "account-password-reset" | "account-password-changed" | "account-email-change" | "account-email-change-asked" | "account-email-changed" | "account-factor-added" | "account-factor-removed" | "account-recovery-codes-replaced" | "account-recovery-code-used" | "account-second-factor-reset" | "account-token-created" | "webhook-disabled" | "account-sessions-ended" | "invitation" | "invitation-accepted" | "postnup-waitlist" | "chat" | "documents-made-one" | "contact-address-changed" | "document-deleted" | "document-restored" | "attorney-stage" | "document-generated" | "document-regenerated" | "law-changed" | "law-changed-attorney" | "agreement-reopened" | "document-imported" | "document-import-taken-out" | "document-exchanged" | "state-changed" | "attorney-approved" | "agreement-approved" | "approval-rescinded" | "agreement-edited" | "clause-discussion" | "drafts-erased" | "counsel-confirmation" | "counsel-regenerated" | "attorney-chosen" | "representation-bought-for-you" | "attorney-gone" | "attorney-reassigned" | "attorney-unassigned" | "attorney-cannot-act" | "appointment-booked" | "appointment-moved" | "appointment-canceled" | "appointment-offer" | "call-offer" | "appointment-missed" | "appointment-outcome" | "receipt" | "payment-failed" | "refund" | "payment-returned" | "dispute" | "exchange-rates-held" | "exchange-rates-old" | "notarization-attorney-missing" | "final-text" | "notarization-invited" | "notarization-partner-signed" | "notarization-identity-failed" | "notarization-refused" | "notarization-not-taken" | "notarization-attention" | "notarization-expired" | "notarization-reset" | "scan-uploaded" | "agreement-completed" | "sealing-stopped" | "export-ready" | "deletion-asked" | "deletion-canceled" | "partner-deleted" | "deletion-done" | "support-confirmation" | "support-ticket" | "support-reply" | "questionnaire-reminder" | "review-reminder" | "appointment-reminder" | "payout-account" | "payout" | "agreement-completed-attorney" | "attorney-leaves-state" | "appointment-kept";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            sentAt: string | null;
            /** @enum {string} */
            outcome: "WAITING" | "SENT" | "FAILED" | "UNDELIVERABLE" | "DROPPED";
            attempts: number;
            lastError: string | null;
            canResend: boolean;
        };
        /** @description A document as admins see it: how far it has come, and none of its words. */
        AdminDocument: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: uuid */
            stateId: string | null;
            isActive: boolean;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: date-time */
            restorableUntil: string | null;
            /** @enum {string} */
            status: "NOT_APPROVED" | "PARTIALLY_APPROVED" | "FULLY_APPROVED";
            partners: {
                /** Format: uuid */
                id: string;
                name: string;
                side: components["schemas"]["Side"];
            }[];
            attorneys: {
                /** Format: uuid */
                id: string;
                name: string;
                side: components["schemas"]["Side"];
                /** Format: date-time */
                approvedAt: string | null;
            }[];
            /** Format: date-time */
            lastGeneratedAt: string | null;
            /** Format: date-time */
            reviewedAt: string | null;
            /** Format: date-time */
            finalizedAt: string | null;
            version: {
                number: number;
                /** Format: date-time */
                commitAt: string;
                hash: string;
                by: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
            } | null;
            lock: {
                holder: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                };
                /** Format: date-time */
                acquiredAt: string;
                /** Format: date-time */
                expiresAt: string;
            } | null;
            drafts: number;
            notarization: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                stage: "CREATING" | "PREPARING" | "SENT" | "IN_PROGRESS" | "PARTIAL" | "AWAITING_CONFIRMATION" | "COMPLETING" | "COMPLETED" | "NEEDS_ATTENTION" | "ADMIN_ATTENTION" | "ENDED";
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                completedAt: string | null;
                canForceReset: boolean;
            } | null;
            /** @enum {string} */
            prenup: "PAID" | "MARKED" | "UNPAID";
            prenupBoughtBy: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            purchases: number;
        };
        /** @description Who of a couple needs an attorney, and why. */
        AttorneyRestrictions: {
            /** Format: uuid */
            documentId: string | null;
            /** Format: uuid */
            stateId: string | null;
            law: {
                spousalSupportLaw: string;
                embryoRepRequired: boolean;
                attorneySupport: string;
            } | null;
            sides: {
                side: components["schemas"]["Side"];
                /** Format: uuid */
                userId: string;
                name: string;
                rules: components["schemas"]["AttorneyRuleType"][];
                willHireAttorney: boolean;
                /** Format: uuid */
                attorneyId: string | null;
            }[];
        };
        /** @description Where a state’s licenses are looked up. */
        BarRegister: {
            /** Format: uuid */
            stateId: string;
            keeper: string;
            /** Format: uri */
            url: string;
            isRoll: boolean;
        };
        /** @description Discipline of an attorney by a bar. Portals spec §3. */
        AttorneyDisciplinaryRecord: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            stateId: string;
            /** Format: date */
            recordDate: string;
            description: string;
            /** Format: uri */
            sourceUrl?: string | null;
            isResolved: boolean;
            severity: components["schemas"]["DisciplineSeverity"];
            /** Format: uuid */
            attorneyId: string;
            asksForDeactivation: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /**
         * @description How grave a decision of a bar is. Ours.
         * @enum {string}
         */
        DisciplineSeverity: "NOTE" | "REPRIMAND" | "SUSPENSION" | "DISBARMENT";
        /** @description A new disciplinary record. Portals spec §7. */
        DisciplinaryRecordCreation: {
            /** Format: uuid */
            stateId: string;
            /** Format: date */
            recordDate: string;
            description: string;
            /** Format: uri */
            sourceUrl?: string | null;
            isResolved?: boolean;
            severity?: components["schemas"]["DisciplineSeverity"];
            reason?: string;
        };
        /** @description Fields to change. Portals spec §7. */
        DisciplinaryRecordUpdate: {
            /** Format: uuid */
            stateId?: string;
            /** Format: date */
            recordDate?: string;
            description?: string;
            /** Format: uri */
            sourceUrl?: string | null;
            isResolved?: boolean;
            severity?: components["schemas"]["DisciplineSeverity"];
            reason?: string;
        };
        /** @description What an attorney offers, as a whole list, and why. */
        AttorneyServicesUpdate: {
            serviceType: components["schemas"]["AttorneyServiceType"];
            /** Format: uri */
            bookingLink: string | null;
        }[] | {
            services: {
                serviceType: components["schemas"]["AttorneyServiceType"];
                /** Format: uri */
                bookingLink: string | null;
            }[];
            reason: string;
        };
        AdminEventPage: {
            events: components["schemas"]["AdminEvent"][];
            total: number;
            isTotalExact: boolean;
            /** Format: uuid */
            nextCursor: string | null;
            /** Format: uuid */
            previousCursor: string | null;
        };
        /** @description An appointment as admins see it, with the clocks of both sides. */
        AdminEvent: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            purchaseItemId: string;
            /** Format: uuid */
            attorneyId: string;
            attorneyName: string | null;
            /** Format: uuid */
            beneficiaryUserId: string;
            clientName: string | null;
            serviceType: components["schemas"]["AttorneyServiceType"];
            /** Format: date-time */
            eventStartAt: string;
            /** Format: date-time */
            eventEndAt: string;
            eventStatus: components["schemas"]["EventStatus"];
            /** Format: date-time */
            serviceCompletedAt: string | null;
            cancelUrl: string | null;
            rescheduleUrl: string | null;
            locationType: components["schemas"]["EventLocationType"];
            location: string | null;
            timeZone: string;
            provider: components["schemas"]["BookingProvider"];
            /** Format: date-time */
            answersSharedUntil?: string | null;
            offeredTimes?: string[];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
            attorneyTimeZone: string;
        };
        /**
         * @description Which events a list shows. Customer spec §7.
         * @default all
         * @enum {string}
         */
        EventFilter: "all" | "past" | "future";
        AdminReviewPage: {
            reviews: components["schemas"]["AdminReview"][];
            total: number;
            isTotalExact: boolean;
            /** Format: uuid */
            nextCursor: string | null;
            /** Format: uuid */
            previousCursor: string | null;
        };
        /** @description A review as admins see it, with both names. */
        AdminReview: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            attorneyId: string;
            /** Format: uuid */
            userId: string | null;
            message: string;
            rating: number;
            status: components["schemas"]["ReviewStatus"];
            user?: {
                firstName: string | null;
            };
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
            attorneyName: string;
            clientName: string;
        };
        /** @description New status of a review. Portals spec §7. */
        AttorneyReviewUpdate: {
            status: components["schemas"]["ReviewStatus"];
            reason?: string;
        };
        /** @description Who has a bought service now, and who could have it instead. */
        AttorneyChoices: {
            attorney: {
                /** Format: uuid */
                id: string;
                name: string;
                lawFirmName: string | null;
            } | null;
            suggested: {
                /** Format: uuid */
                id: string;
                name: string;
                lawFirmName: string | null;
            }[];
            /** @enum {string|null} */
            refusal: "NO_SERVICE" | "OVER" | "FINAL" | "AT_NOTARY" | "PAID_OUT" | null;
        };
        /** @description Which attorney takes a bought service over, and why. */
        Reassignment: {
            /** Format: uuid */
            attorneyId: string;
            reason: string;
        };
        /** @description Whether an admin may look at what a couple wrote, and what for. */
        AdminAccessState: {
            access: components["schemas"]["AdminAccess"] | null;
            openTickets: {
                /** Format: uuid */
                id: string;
                number: number;
                topic: components["schemas"]["SupportTopic"];
                /** Format: date-time */
                createdAt: string;
            }[];
        };
        /**
         * @description What a support ticket is about.
         * @enum {string}
         */
        SupportTopic: "QUESTIONNAIRE" | "PAYMENT" | "DOCUMENT" | "ACCOUNT" | "OTHER";
        /** @description Why an admin opens what a couple wrote: an open support ticket of theirs, or a reason in words. */
        AdminAccessRequest: {
            /** Format: uuid */
            ticketId: string;
        } | {
            reason: string;
        };
        /** @description A section as the list of all has it. */
        ListedSection: {
            /** Format: uuid */
            id: string;
            label: string;
            name: string;
            sectionKey: string;
            order: number;
            description: string;
            path: string;
            status?: components["schemas"]["SectionStatus"];
            attorneyRequiredQuestionPresentSection: boolean;
            groups?: components["schemas"]["RespondentGroup"][];
        };
        /** @description A section as the person who answers it sees it. */
        RespondentSection: {
            /** Format: uuid */
            id: string;
            label: string;
            name: string;
            sectionKey: string;
            order: number;
            description: string;
            path: string;
            status?: components["schemas"]["SectionStatus"];
            attorneyRequiredQuestionPresentSection: boolean;
            /** @enum {string|null} */
            lock: "PRENUP_NOT_PAID" | "REPRESENTATION_NEEDED" | null;
            notice: string | null;
            incompleteQuestionIds: string[];
            missingBackground: ("state" | "firstName" | "lastName")[];
            continueStep: components["schemas"]["ContinueStep"];
            /** @enum {string|null} */
            block: "NOTARIZED" | "IN_PROOF" | "FINALIZED" | "REVIEWED" | "IN_EDITOR" | null;
        };
        /** @description What Continue does on a section. Customer spec §4. */
        ContinueStep: {
            /** @enum {string} */
            kind: "GO";
            to: string;
        } | {
            /** @enum {string} */
            kind: "POPUP";
            /** @enum {string} */
            popup: "STATE_NEEDED" | "UNANSWERED_QUESTIONS" | "INCOMPLETE_SECTIONS";
            questionIds: string[];
            missingBackground: ("state" | "firstName" | "lastName")[];
            sectionIds: string[];
        };
        /** @description The state of an option for the person. Customer spec §7. */
        RestrictedOptionResult: {
            /** Format: uuid */
            questionOptionId: string;
            /** Format: uuid */
            questionId: string;
            questionTitle: string;
            value: string;
            isChosen: boolean;
            isOffered: boolean;
        };
        /** @description Options to look up. Customer spec §7. */
        RestrictedOptionCheck: {
            restrictedQuestionOptionIds: string[];
        };
        /** @description What was typed and which options were chosen. Customer spec §7. */
        AnswerWrite: {
            valueTyped?: string | null;
            questionOptionIds?: string[];
            version?: number;
        };
        /** @description A question that the partners answered differently. Customer spec §3. */
        Dispute: {
            /** Format: uuid */
            documentId: string;
            /** Format: uuid */
            userId: string;
            question: components["schemas"]["Question"];
            groupIcon: components["schemas"]["GroupIcon"] | null;
            answerA: components["schemas"]["Answer"];
            answerB: components["schemas"]["Answer"];
        };
        /** @description A question with its options and the answers that the reader may see. Customer spec §3. */
        Question: {
            /** Format: uuid */
            id: string;
            key: string;
            title: string;
            description: string | null;
            exampleScenario: string | null;
            proTip: string | null;
            isRequired: boolean;
            questionType: components["schemas"]["QuestionType"];
            inputType: components["schemas"]["InputType"] | null;
            inputRestriction: components["schemas"]["InputRestriction"] | null;
            maximumValue: number | null;
            /** @enum {string|null} */
            byYears: "AMOUNT" | "MONTHS" | "FROM_YEAR" | null;
            allowsOtherOption: boolean;
            allowsCustomClause: boolean;
            generatesDispute: boolean;
            isSensitive: boolean;
            profileField: components["schemas"]["ProfileField"] | null;
            order: number;
            /** Format: uuid */
            parentQuestionId: string | null;
            /** Format: uuid */
            parentQuestionGroupId: string;
            /** Format: uuid */
            parentQuestionnaireSectionId: string;
            parentConditionalVisibilities: components["schemas"]["ConditionalVisibility"][];
            questionStateRestrictions: components["schemas"]["StateRestriction"][];
            videos: components["schemas"]["Video"][];
            questionOptions: components["schemas"]["QuestionOption"][];
            answers: components["schemas"]["Answer"][];
        };
        /** @description The change that settled a dispute. Customer spec §3. */
        Resolution: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["ResolutionKind"];
            question?: components["schemas"]["Question"];
            /** Format: uuid */
            questionId: string;
            /** Format: uuid */
            documentId: string;
            /** Format: uuid */
            initiatedByUserId: string;
            previousTypedValue: string | null;
            previousOptionIds: string[];
            /** Format: uuid */
            answerId: string;
            answer?: components["schemas"]["Answer"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /**
         * @description How a difference was settled.
         * @enum {string}
         */
        ResolutionKind: "AGREED_WITH_PARTNER" | "CHANGED_OWN_ANSWER";
        /** @description The new answer to a disputed question and to its follow-ups. */
        DisputeChange: {
            answers: {
                valueTyped?: string | null;
                questionOptionIds?: string[];
                version?: number;
                /** Format: uuid */
                questionId: string;
            }[];
        };
        /** @description Words exchanged about a dispute. Customer spec §3. */
        Discussion: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            documentId: string;
            /** Format: uuid */
            questionId: string;
            /** Format: uuid */
            authorUserId: string;
            text: string;
            isResolved: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /** @description Words about a dispute. */
        DiscussionCreation: {
            text: string;
        };
        /** @description Marks words about a dispute as dealt with, or opens them again. */
        DiscussionUpdate: {
            isResolved: boolean;
        };
        /** @description A note of an attorney about a client. Portals spec §3. */
        InternalNote: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            attorneyId: string;
            /** Format: uuid */
            clientId: string;
            message: string;
            about: components["schemas"]["NoteSubject"] | null;
            isPinned: boolean;
            /** Format: date-time */
            editedAt: string | null;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /** @description Words of a note. Portals spec §7. */
        InternalNoteCreation: {
            message: string;
            about?: components["schemas"]["NoteSubject"] | null;
        };
        /** @description What changes of a note. Portals spec §7. */
        InternalNoteUpdate: {
            message?: string;
            isPinned?: boolean;
            version?: number;
        };
        /** @description Who edits an agreement, and until when. Portals spec §3 and §7. */
        DocumentLock: {
            holder: components["schemas"]["LockHolder"] | null;
            /** Format: date-time */
            acquiredAt: string | null;
            /** Format: date-time */
            renewedAt: string | null;
            /** Format: date-time */
            expiresAt: string | null;
            erasableDrafts: number | null;
            /** Format: date-time */
            now: string;
        };
        /** @description The lock that is now held, with the token of this tab. */
        HeldLock: {
            holder: components["schemas"]["LockHolder"] | null;
            /** Format: date-time */
            acquiredAt: string | null;
            /** Format: date-time */
            renewedAt: string | null;
            /** Format: date-time */
            expiresAt: string | null;
            erasableDrafts: number | null;
            /** Format: date-time */
            now: string;
            /** Format: uuid */
            token: string;
        };
        /** @description Takes or renews the lock. Portals spec §7. */
        LockRequest: {
            /** Format: uuid */
            token?: string | null;
            /** @default false */
            isTakeover: boolean;
        };
        /** @description The reader’s own drafts of sections. Portals spec §7. */
        SectionDrafts: {
            /** Format: date-time */
            baseCommitAt: string;
            draftVersion: number;
            drafts: components["schemas"]["SectionDraftRecord"][];
            isBaseMoved: boolean;
        };
        /** @description An own uncommitted change of a section. Portals spec §3. */
        SectionDraftRecord: {
            /** Format: uuid */
            id: string;
            title: string | null;
            listStyle: components["schemas"]["ListStyle"];
            textStyle: components["schemas"]["TextStyle"] | null;
            order: number;
            isSeparatePage: boolean;
            isDeleted: boolean;
            /** Format: uuid */
            draftedById: string;
            /** Format: uuid */
            documentId: string;
            /** Format: uuid */
            sectionId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
            key: string | null;
            /** @enum {string|null} */
            kind: "RECITALS" | "ARTICLES" | "EXECUTION" | "SCHEDULES" | null;
        };
        /** @description The reader’s own drafts of clauses. Portals spec §7. */
        ClauseDrafts: {
            /** Format: date-time */
            baseCommitAt: string;
            draftVersion: number;
            drafts: components["schemas"]["ClauseDraftRecord"][];
            isBaseMoved: boolean;
        };
        /** @description An own uncommitted change of a clause. Portals spec §3. */
        ClauseDraftRecord: {
            /** Format: uuid */
            id: string;
            title: string | null;
            text: string;
            listStyle: components["schemas"]["ListStyle"];
            textStyle: components["schemas"]["TextStyle"] | null;
            order: number;
            isDeleted: boolean;
            /** Format: uuid */
            draftedById: string;
            /** Format: uuid */
            documentId: string;
            /** Format: uuid */
            clauseId: string | null;
            /** Format: uuid */
            sectionId: string;
            /** Format: uuid */
            parentClauseId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
            isSeparatePage: boolean;
            key: string | null;
            /** Format: uuid */
            clauseTemplateId: string | null;
            blocks: components["schemas"]["DraftBlock"][];
            origin: components["schemas"]["EditOrigin"] | null;
        };
        /** @description A part of a drafted clause: typed runs, definitions, or a computed part. */
        DraftBlock: {
            /** @enum {string} */
            type: "paragraph";
            inlines: components["schemas"]["DraftRun"][];
        } | {
            /** @enum {string} */
            type: "definitions";
            entries: {
                termKey: string;
                term: string;
                inlines: components["schemas"]["DraftRun"][];
            }[];
        } | {
            /** @enum {string} */
            type: "sealed";
            clauseId: string;
            at: number;
        };
        /** @description A run of a drafted text. A value must be one of the base, or one that is offered. */
        DraftRun: {
            /** @enum {string} */
            type: "text";
            text: string;
        } | {
            /** @enum {string} */
            type: "value";
            text: string;
            sources: {
                questionKey: string;
                questionId: string;
                /** @enum {string} */
                respondent: "A" | "B";
                value: string;
                answeredAt: string | null;
                agreedAt?: string | null;
            }[];
        } | {
            /** @enum {string} */
            type: "term";
            text: string;
            termKey: string;
        } | {
            /** @enum {string} */
            type: "reference";
            text: string;
            target: string;
        };
        /** @description That drafts were saved, and their new version. */
        DraftSaved: {
            draftVersion: number;
            /** Format: date-time */
            savedAt: string;
        };
        /** @description Drafts to save, all or none. Portals spec §7. */
        DraftSave: {
            /** Format: date-time */
            baseCommitAt: string;
            draftVersion: number;
            /** Format: uuid */
            lockToken: string;
            sections: components["schemas"]["SectionDraftPart"][];
            clauses: components["schemas"]["ClauseDraftPart"][];
            deletedIds: string[];
        };
        /** @description A section as an attorney wants it. Portals spec §3 and §7. */
        SectionDraftPart: {
            /** Format: uuid */
            id: string;
            key?: string | null;
            /** @enum {string|null} */
            kind?: "RECITALS" | "ARTICLES" | "EXECUTION" | "SCHEDULES" | null;
            title: string;
            listStyle: components["schemas"]["ListStyle"];
            textStyle: components["schemas"]["TextStyle"] | null;
            order: number;
            isSeparatePage: boolean;
            /** @default false */
            isDeleted: boolean;
        };
        /** @description A clause as an attorney wants it. Portals spec §3 and §7. */
        ClauseDraftPart: {
            /** Format: uuid */
            id: string;
            key?: string | null;
            /** Format: uuid */
            sectionId: string;
            /** Format: uuid */
            parentClauseId: string | null;
            /** Format: uuid */
            clauseTemplateId?: string | null;
            title: string | null;
            text: string;
            blocks?: components["schemas"]["DraftBlock"][] | null;
            origin?: components["schemas"]["EditOrigin"] | null;
            listStyle: components["schemas"]["ListStyle"];
            textStyle: components["schemas"]["TextStyle"] | null;
            order: number;
            isSeparatePage: boolean;
            /** @default false */
            isDeleted: boolean;
        };
        /** @description The version that drafts became. */
        DraftedCommit: {
            /** Format: uuid */
            documentId: string;
            /** Format: date-time */
            commitAt: string;
            hash: string;
            message: string | null;
            /** Format: uuid */
            committedById: string | null;
            /** Format: uuid */
            pdfFileId: string;
            draftVersion: number;
        };
        /** @description Turns the reader’s drafts into the agreement. Portals spec §7. */
        DraftCommit: {
            /** Format: uuid */
            lockToken: string;
            message: string;
            draftVersion: number;
            /** @default [] */
            confirmedFindings: string[];
        };
        /** @description Whose lock was ended, since when it was held, and how many drafts went. */
        UnlockErased: {
            holder: components["schemas"]["LockHolder"] | null;
            /** Format: date-time */
            acquiredAt: string | null;
            erasedDrafts: number;
        };
        /** @description Ends the lock and erases all drafts. Portals spec §4 and §7. */
        UnlockErase: {
            reason: string;
            /** @enum {boolean} */
            confirm: true;
        };
        /** @description What an editor may insert as a value. */
        InsertableValues: {
            values: {
                /** @enum {string} */
                group: "PARTY" | "PRONOUN" | "STATE" | "ANSWER";
                name: string;
                text: string;
                sources: components["schemas"]["AgreementAnswerSource"][];
            }[];
            supportClauseTemplateIds: string[];
        };
        /** @description Edits of the text before the last creation, to take over one by one. */
        EditOffers: {
            /** Format: date-time */
            formerCommitAt: string | null;
            /** Format: date-time */
            baseCommitAt: string | null;
            offers: {
                key: string;
                /** Format: uuid */
                clauseId: string;
                edits: {
                    side: components["schemas"]["Side"] | null;
                    /** Format: uuid */
                    editorId: string;
                    editorName: string;
                    /** Format: date-time */
                    commitAt: string;
                }[];
                was: components["schemas"]["AgreementClause"] | null;
                is: components["schemas"]["AgreementClause"] | null;
                becomes: components["schemas"]["AgreementClause"] | null;
                sections: components["schemas"]["SectionDraftPart"][];
                clauses: components["schemas"]["ClauseDraftPart"][];
            }[];
        };
        /** @description The edit that is left, by its version and clause. */
        EditOfferLeft: {
            /** Format: date-time */
            formerCommitAt: string;
            /** Format: uuid */
            clauseId: string;
        };
        /** @description Sections and clauses that an editor can insert. Portals spec §3. */
        LibraryGroup: {
            /** Format: uuid */
            id: string;
            name: string;
            description?: string | null;
            /** Format: uuid */
            stateId?: string | null;
            sectionTemplateIds: string[];
            clauseTemplateIds: string[];
            /** @default false */
            isArchived: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /** @description A new library group. Portals spec §7. */
        LibraryGroupCreation: {
            name: string;
            description?: string | null;
            /** Format: uuid */
            stateId?: string | null;
            sectionTemplateIds: string[];
            clauseTemplateIds: string[];
            /** @default false */
            isArchived: boolean;
        };
        /** @description Fields of a library group to change. Portals spec §7. */
        LibraryGroupUpdate: {
            name?: string;
            description?: string | null;
            /** Format: uuid */
            stateId?: string | null;
            sectionTemplateIds?: string[];
            clauseTemplateIds?: string[];
            isArchived?: boolean;
        };
        /** @description A library group in a couple’s own words. Portals spec §7. */
        RenderedLibraryGroup: {
            /** Format: uuid */
            groupId: string;
            name: string;
            sections: {
                /** Format: uuid */
                sectionTemplateId: string;
                title: string;
                listStyle: components["schemas"]["ListStyle"];
                textStyle: components["schemas"]["TextStyle"] | null;
                isSeparatePage: boolean;
                clauses: components["schemas"]["AgreementClause"][];
            }[];
            clauses: components["schemas"]["AgreementClause"][];
            unmet: components["schemas"]["UnmetPlaceholder"][];
        };
        /** @description What a clause of the library lacks in this couple’s agreement. */
        UnmetPlaceholder: {
            /** Format: uuid */
            clauseTemplateId: string;
            /** @enum {string} */
            what: "ANSWER" | "CLAUSE" | "TERM" | "RECEIPT" | "TEXT" | "COMPUTED";
            placeholder: string;
            label: string;
        };
        /** @description Words about a clause of an agreement. */
        ClauseDiscussion: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            documentId: string;
            /** Format: uuid */
            clauseId: string;
            audience: components["schemas"]["DiscussionAudience"];
            /** Format: uuid */
            authorUserId: string;
            authorName: string;
            authorSide: components["schemas"]["Side"] | null;
            text: string;
            quote: string | null;
            isResolved: boolean;
            isUnread: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /**
         * @description Who reads words about a clause.
         * @enum {string}
         */
        DiscussionAudience: "COUNSEL" | "SHARED";
        /** @description Words about a clause to add. */
        ClauseDiscussionCreation: {
            /** Format: uuid */
            clauseId: string;
            audience: components["schemas"]["DiscussionAudience"];
            text: string;
            quote?: string | null;
        };
        /** @description Marks words about a clause as dealt with, or opens them again. */
        ClauseDiscussionUpdate: {
            isResolved: boolean;
        };
        /** @description A chat message between two people of one document. Customer spec §3. */
        Chat: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            toUserId: string;
            /** Format: uuid */
            fromUserId: string;
            /** Format: uuid */
            documentId: string;
            message: string;
            isRead: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /** @description A chat message to send. Customer spec §7. */
        ChatCreation: {
            /** Format: uuid */
            toUserId: string;
            message: string;
        };
        /** @description Messages to mark as read or to remove. Customer spec §7. */
        ChatIds: {
            chatIds: string[];
        };
        /** @description How far one partner's disclosure is. Customer spec §5. */
        DisclosureSummary: {
            /** Format: uuid */
            userId: string;
            /** Format: uuid */
            documentId: string;
            version: string;
            entries: {
                assets: components["schemas"]["AccountAndAsset"][];
                vehicles: components["schemas"]["Vehicle"][];
                businesses: components["schemas"]["Business"][];
                debts: components["schemas"]["Debt"][];
                "real-estates": components["schemas"]["RealEstate"][];
                incomes: components["schemas"]["Income"][];
                "inheritances-trusts": components["schemas"]["InheritanceAndTrust"][];
                "legacy-joint-properties": components["schemas"]["LegacyJointProperty"][];
            };
            entryCount: number;
            counts: {
                kind: components["schemas"]["FinancialKind"];
                count: number;
            }[];
            totals: {
                kind: components["schemas"]["FinancialKind"];
                currency: components["schemas"]["Currency"];
                ownedInCents: number;
                owedInCents: number;
                earnedInCents: number;
            }[];
            byCurrency: {
                currency: components["schemas"]["Currency"];
                kinds: {
                    kind: components["schemas"]["FinancialKind"];
                    ownedCents: {
                        A: number;
                        B: number;
                    };
                    owedCents: {
                        A: number;
                        B: number;
                    };
                }[];
                ownedCents: {
                    A: number;
                    B: number;
                };
                owedCents: {
                    A: number;
                    B: number;
                };
                netCents: {
                    A: number;
                    B: number;
                };
                jointCents: {
                    A: number;
                    B: number;
                };
            }[];
            missingYears: number[];
            missingIncomeMessage: string | null;
            isDone: boolean;
            nothingToDisclose: ("assets" | "vehicles" | "businesses" | "debts" | "real-estates" | "incomes" | "inheritances-trusts")[];
            hints: components["schemas"]["DisclosureHint"][];
            receipts: {
                ofMine: components["schemas"]["Receipt"] | null;
                ofPartners: components["schemas"]["Receipt"] | null;
            };
            pendingDisputes: {
                /** Format: uuid */
                entryId: string;
                /** Format: uuid */
                ownerId: string;
                /** @enum {string} */
                problem: "PERCENTAGES_MISSING" | "PERCENTAGES_NOT_100" | "PARTNER_DISAGREES" | "TWIN_DIFFERS";
                /** Format: uuid */
                twinId: string | null;
                statements: components["schemas"]["JointStatement"][];
            }[];
        };
        /** @description An account or asset of a partner, or of both. Customer spec §3. */
        AccountAndAsset: {
            /** Format: uuid */
            id: string;
            currency: components["schemas"]["Currency"];
            valuationBasis?: components["schemas"]["ValuationBasis"] | null;
            /** Format: date */
            valuationDate?: string | null;
            valuationNote?: string | null;
            description?: string | null;
            institution?: string | null;
            accountNumber?: string | null;
            beneficiary?: string | null;
            assetAccountType: components["schemas"]["AssetAccountType"];
            accountType?: components["schemas"]["AccountType"] | null;
            assetType?: components["schemas"]["AssetType"] | null;
            valueInCents: number;
            isJoint: boolean;
            userAPercentage?: number | null;
            userBPercentage?: number | null;
            /** Format: uuid */
            userId: string;
            /** Format: uuid */
            documentId: string;
            version: number;
            partnerAgrees: boolean | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /**
         * @description Currency of a financial entry (ISO 4217). Customer spec §3.
         * @enum {string}
         */
        Currency: "USD" | "AUD" | "CAD" | "CNY" | "EUR" | "INR" | "JPY" | "SGD" | "CHF" | "GBP";
        /**
         * @description An account or another asset. Customer spec §3.
         * @enum {string}
         */
        AssetAccountType: "ASSET" | "ACCOUNT";
        /** @description A vehicle of a partner. Customer spec §3. */
        Vehicle: {
            /** Format: uuid */
            id: string;
            currency: components["schemas"]["Currency"];
            valuationBasis?: components["schemas"]["ValuationBasis"] | null;
            /** Format: date */
            valuationDate?: string | null;
            valuationNote?: string | null;
            vehicleType: components["schemas"]["VehicleType"];
            make: string;
            model: string;
            purchaseYear: number;
            purchasePriceInCents: number;
            marketValueInCents?: number | null;
            loanInCents?: number | null;
            equityInCents?: number | null;
            /** Format: uuid */
            userId: string;
            /** Format: uuid */
            documentId: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /**
         * @description Kind of vehicle. Customer spec §3.
         * @enum {string}
         */
        VehicleType: "CAR" | "TRUCK" | "COMMERCIAL_VEHICLE" | "RECREATIONAL" | "MOTORCYCLE_SCOOTER_MOPED" | "BOAT" | "AIRPLANE" | "OTHER";
        /** @description A business that a partner owns wholly or in part. Customer spec §3. */
        Business: {
            /** Format: uuid */
            id: string;
            currency: components["schemas"]["Currency"];
            valuationBasis?: components["schemas"]["ValuationBasis"] | null;
            /** Format: date */
            valuationDate?: string | null;
            valuationNote?: string | null;
            name: string;
            businessType: components["schemas"]["BusinessType"];
            ownershipPercentage: number;
            valueInCents: number;
            /** Format: uuid */
            userId: string;
            /** Format: uuid */
            documentId: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /**
         * @description Legal form of a business. Customer spec §3.
         * @enum {string}
         */
        BusinessType: "CORPORATION" | "GENERAL_PARTNERSHIP" | "LLC" | "LLP" | "LIMITED_PARTNERSHIP" | "S_CORPORATION" | "SOLE_PROPRIETORSHIP";
        /** @description A debt of a partner. Customer spec §3. */
        Debt: {
            /** Format: uuid */
            id: string;
            currency: components["schemas"]["Currency"];
            valuationBasis?: components["schemas"]["ValuationBasis"] | null;
            /** Format: date */
            valuationDate?: string | null;
            valuationNote?: string | null;
            creditor: string;
            natureOfDebt?: string | null;
            yearIncurred: number;
            amountDueInCents: number;
            /** Format: uuid */
            userId: string;
            /** Format: uuid */
            documentId: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /** @description Real estate of a partner. Customer spec §3. */
        RealEstate: {
            /** Format: uuid */
            id: string;
            currency: components["schemas"]["Currency"];
            valuationBasis?: components["schemas"]["ValuationBasis"] | null;
            /** Format: date */
            valuationDate?: string | null;
            valuationNote?: string | null;
            streetAddress: string;
            city: string;
            state: string;
            country: string;
            zipcode: string;
            purchaseValueInCents: number;
            assessedValueInCents: number;
            lastAssessmentYear: number;
            purchaseYear: number;
            mortgagesInCents?: number | null;
            equityInCents?: number | null;
            titleHeldInNameOf: string;
            /** Format: uuid */
            userId: string;
            /** Format: uuid */
            documentId: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /** @description Income of one partner in one year. Customer spec §3. */
        Income: {
            /** Format: uuid */
            id: string;
            currency: components["schemas"]["Currency"];
            valuationBasis?: components["schemas"]["ValuationBasis"] | null;
            /** Format: date */
            valuationDate?: string | null;
            valuationNote?: string | null;
            year: number;
            incomeType: components["schemas"]["IncomeType"];
            valueInCents: number;
            overtimePayInCents?: number | null;
            tipsInCents?: number | null;
            /** Format: uuid */
            userId: string;
            /** Format: uuid */
            documentId: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /**
         * @description Source of income. Customer spec §3.
         * @enum {string}
         */
        IncomeType: "BASE_SALARY" | "BASE_WAGES" | "SELF_EMPLOYMENT" | "SS_DISABILITY" | "SS_UNEMPLOYMENT_INSURANCE" | "SS_WORKERS_COMPENSATION" | "PA_CHILD_SUPPORT" | "PA_ALIMONY_RECEIVED" | "RENTAL_INCOME" | "ROYALTIES" | "CONTRIBUTIONS_FROM_HOUSEHOLD_MEMBERS" | "OTHER";
        /** @description An inheritance or trust of a partner. Customer spec §3. */
        InheritanceAndTrust: {
            /** Format: uuid */
            id: string;
            currency: components["schemas"]["Currency"];
            valuationBasis?: components["schemas"]["ValuationBasis"] | null;
            /** Format: date */
            valuationDate?: string | null;
            valuationNote?: string | null;
            category: components["schemas"]["InheritanceCategory"];
            nameOfTrust: string;
            benefactor?: string | null;
            valueInCents: number;
            /** Format: uuid */
            userId: string;
            /** Format: uuid */
            documentId: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /**
         * @description Inheritance or trust. Customer spec §3.
         * @enum {string}
         */
        InheritanceCategory: "INHERITANCE" | "TRUST";
        /** @description A joint property of the former form: read and deleted, never added. Customer spec §3 and §7. */
        LegacyJointProperty: {
            /** Format: uuid */
            id: string;
            description?: string | null;
            valueInCents?: number | null;
            userAPercentage?: number | null;
            userBPercentage?: number | null;
            /** Format: uuid */
            userId: string;
            /** Format: uuid */
            documentId: string;
            currency: components["schemas"]["Currency"];
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /** @description Something that a disclosure is likely to lack. Nothing is refused for it. */
        DisclosureHint: {
            /** @enum {string} */
            code: "NOTHING_LISTED" | "ACCOUNT_NOT_LISTED" | "RETIREMENT_NOT_LISTED" | "RENTAL_HOME_NOT_LISTED" | "BUSINESS_NOT_LISTED" | "VALUE_WITHOUT_BASIS" | "VALUE_DATE_MISSING" | "VALUE_DATE_OLD" | "MORTGAGE_NOT_STATED" | "MARKET_VALUE_MISSING" | "JOINT_AWAITS_PARTNER" | "JOINT_AWAITS_YOU";
            kind: components["schemas"]["FinancialKind"];
            /** Format: uuid */
            entryId: string | null;
            isInfo: boolean;
        };
        /** @description What one partner states of a joint entry. */
        JointStatement: {
            /** Format: uuid */
            entryId: string;
            /** Format: uuid */
            ownerId: string;
            version: number;
            description: string | null;
            institution: string | null;
            accountNumber: string | null;
            currency: components["schemas"]["Currency"];
            valueInCents: number;
            userAPercentage: number | null;
            userBPercentage: number | null;
            partnerAgrees: boolean | null;
        };
        /** @description What the browser needs, beside the disclosure, to compute what an agreement would mean. */
        OutcomeFacts: {
            law: components["schemas"]["OutcomeLaw"] | null;
            answers: {
                A: {
                    [key: string]: components["schemas"]["OutcomeAnswer"];
                };
                B: {
                    [key: string]: components["schemas"]["OutcomeAnswer"];
                };
            };
            areBothComplete: boolean;
            gaps: ("NO_STATE" | "PARTNER_NOT_DONE" | "NO_PARTNER")[];
            changedByHand: {
                key: string;
                name: string;
            }[];
        };
        /** @description An answer, by keys of the questionnaire. */
        OutcomeAnswer: {
            options: string[];
            typed: string | null;
        };
        /** @description A new account, or a new asset. Customer spec §5. */
        AccountOrAssetCreation: components["schemas"]["AccountCreation"] | components["schemas"]["AssetCreation"];
        /** @description A new account, with its account type. Customer spec §5. */
        AccountCreation: {
            currency?: components["schemas"]["Currency"];
            valuationBasis?: components["schemas"]["ValuationBasis"] | null;
            /** Format: date */
            valuationDate?: string | null;
            valuationNote?: string | null;
            description?: string | null;
            institution?: string | null;
            accountNumber?: string | null;
            beneficiary?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            assetAccountType: "ACCOUNT";
            accountType: components["schemas"]["AccountType"];
            assetType?: components["schemas"]["AssetType"] | null;
            valueInCents: number;
            isJoint?: boolean;
            userAPercentage?: number | null;
            userBPercentage?: number | null;
        };
        /** @description A new asset, with its asset type. Customer spec §5. */
        AssetCreation: {
            currency?: components["schemas"]["Currency"];
            valuationBasis?: components["schemas"]["ValuationBasis"] | null;
            /** Format: date */
            valuationDate?: string | null;
            valuationNote?: string | null;
            description?: string | null;
            institution?: string | null;
            accountNumber?: string | null;
            beneficiary?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            assetAccountType: "ASSET";
            accountType?: components["schemas"]["AccountType"] | null;
            assetType: components["schemas"]["AssetType"];
            valueInCents: number;
            isJoint?: boolean;
            userAPercentage?: number | null;
            userBPercentage?: number | null;
        };
        /** @description A new vehicle. Customer spec §5. */
        VehicleCreation: {
            currency?: components["schemas"]["Currency"];
            valuationBasis?: components["schemas"]["ValuationBasis"] | null;
            /** Format: date */
            valuationDate?: string | null;
            valuationNote?: string | null;
            vehicleType: components["schemas"]["VehicleType"];
            make: string;
            model: string;
            purchaseYear: number;
            purchasePriceInCents: number;
            marketValueInCents?: number | null;
            loanInCents?: number | null;
            equityInCents?: number | null;
        };
        /** @description A new business. Customer spec §5. */
        BusinessCreation: {
            currency?: components["schemas"]["Currency"];
            valuationBasis?: components["schemas"]["ValuationBasis"] | null;
            /** Format: date */
            valuationDate?: string | null;
            valuationNote?: string | null;
            name: string;
            businessType: components["schemas"]["BusinessType"];
            ownershipPercentage: number;
            valueInCents: number;
        };
        /** @description A new debt. Customer spec §5. */
        DebtCreation: {
            currency?: components["schemas"]["Currency"];
            valuationBasis?: components["schemas"]["ValuationBasis"] | null;
            /** Format: date */
            valuationDate?: string | null;
            valuationNote?: string | null;
            creditor: string;
            natureOfDebt?: string | null;
            yearIncurred: number;
            amountDueInCents: number;
        };
        /** @description New real estate. Customer spec §5. */
        RealEstateCreation: {
            currency?: components["schemas"]["Currency"];
            valuationBasis?: components["schemas"]["ValuationBasis"] | null;
            /** Format: date */
            valuationDate?: string | null;
            valuationNote?: string | null;
            streetAddress: string;
            city: string;
            state: string;
            country: string;
            zipcode: string;
            purchaseValueInCents: number;
            assessedValueInCents: number;
            lastAssessmentYear: number;
            purchaseYear: number;
            mortgagesInCents?: number | null;
            equityInCents?: number | null;
            titleHeldInNameOf: string;
        };
        /** @description A new income of one year. Customer spec §5. */
        IncomeCreation: {
            currency?: components["schemas"]["Currency"];
            valuationBasis?: components["schemas"]["ValuationBasis"] | null;
            /** Format: date */
            valuationDate?: string | null;
            valuationNote?: string | null;
            year: number;
            incomeType: components["schemas"]["IncomeType"];
            valueInCents: number;
            overtimePayInCents?: number | null;
            tipsInCents?: number | null;
        };
        /** @description A new inheritance or trust. Customer spec §5. */
        InheritanceAndTrustCreation: {
            currency?: components["schemas"]["Currency"];
            valuationBasis?: components["schemas"]["ValuationBasis"] | null;
            /** Format: date */
            valuationDate?: string | null;
            valuationNote?: string | null;
            category: components["schemas"]["InheritanceCategory"];
            nameOfTrust: string;
            benefactor?: string | null;
            valueInCents: number;
        };
        /** @description A file that a financial entry carries as evidence of its value. */
        EvidenceFile: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            entryId: string;
            name: string;
            size: number;
            /** @enum {string} */
            contentType: "application/pdf" | "image/jpeg" | "image/png" | "image/webp" | "text/plain" | "text/csv";
            sha256: string;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description One making of the agreement. */
        GenerationRun: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            documentId: string;
            /** @enum {string} */
            status: "QUEUED" | "DONE" | "FAILED";
            failure: string | null;
            /** Format: date-time */
            requestedAt: string;
            /** Format: date-time */
            finishedAt: string | null;
        };
        /** @description The status of creating the agreement. */
        GenerationStatus: {
            run: components["schemas"]["GenerationRun"] | null;
            refusal: {
                reason: components["schemas"]["GenerationRefusal"];
                message: string;
            } | null;
            findings: components["schemas"]["Finding"][];
            leftOutQuestionIds: string[];
        };
        /**
         * @description Why the agreement cannot be generated yet.
         * @enum {string}
         */
        GenerationRefusal: "IMPORTED" | "NO_STATE" | "PRENUP_NOT_PAID" | "NO_PARTNER" | "NAMES_MISSING" | "BLOCKED" | "ALIGNMENT_INCOMPLETE" | "ACKNOWLEDGEMENTS_MISSING" | "FINDINGS_UNCONFIRMED";
        /** @description Something worth checking before the agreement is created. */
        Finding: {
            key: string;
            /** @enum {string} */
            code: "DISCLOSURE_MISSING" | "NOTHING_DISCLOSED" | "RECEIPT_MISSING" | "FINANCIAL_DISPUTES_PENDING" | "VALUES_WITHOUT_BASIS_BY_LAW" | "SUPPORT_NEEDS_ATTORNEYS" | "EMBRYOS_NEED_ATTORNEYS" | "DISCLOSURE_WAIVER_NEEDS_ATTORNEY" | "SAME_ATTORNEY" | "CHILD_TERMS" | "WEDDING_PAST" | "WEDDING_INSIDE_WAIT" | "WEDDING_TOO_CLOSE" | "EVERYTHING_SHARED_PAY_KEPT" | "EVERYTHING_SHARED_BONUSES_KEPT" | "EVERYTHING_SHARED_RETIREMENT_KEPT" | "NOTHING_SHARED_PAY_SHARED" | "NOTHING_SHARED_BONUSES_SHARED" | "NOTHING_SHARED_RETIREMENT_SHARED" | "PREMARITAL_SHARED_HOME_KEPT" | "PREMARITAL_SHARED_WORKS_KEPT" | "GROWTH_KEPT_BUT_REPAID" | "EVERYTHING_SHARED_PAY_PARTLY" | "EVERYTHING_SHARED_RETIREMENT_PARTLY" | "EVERYTHING_SHARED_HOME_BY_SHARES" | "EVERYTHING_SHARED_SECOND_HOME_KEPT" | "EVERYTHING_SHARED_NEW_BUSINESS_KEPT" | "EVERYTHING_SHARED_CARS_KEPT" | "EVERYTHING_SHARED_GOODS_KEPT" | "NOTHING_SHARED_PAY_PARTLY" | "NOTHING_SHARED_RETIREMENT_PARTLY" | "NOTHING_SHARED_JOINT_ACCOUNT" | "NOTHING_SHARED_DEBTS_SHARED" | "NOTHING_SHARED_SECOND_HOME_SHARED" | "NOTHING_SHARED_NEW_BUSINESS_SHARED" | "NOTHING_SHARED_CARS_SHARED" | "NOTHING_SHARED_GOODS_SHARED" | "NOTHING_SHARED_INJURY_SHARED" | "NOTHING_SHARED_FEES_SHARED" | "JOINT_TITLE_PAY_SHARED" | "JOINT_TITLE_BONUSES_SHARED" | "JOINT_TITLE_RETIREMENT_SHARED" | "PREMARITAL_SHARED_EQUITY_KEPT" | "PREMARITAL_SHARED_BUSINESS_KEPT" | "PREMARITAL_KEPT_HOME_SHARED" | "PREMARITAL_KEPT_BUSINESS_SHARED" | "BUSINESS_KEPT_SHARE_GAINED" | "DOWN_PAYMENT_COUNTED_TWICE" | "ESTATE_BY_LAW_HOME_GIVEN_UP" | "SUNSET_WITHOUT_SUPPORT_TERMS" | "SHORT_MARRIAGE_OUTLASTS_TERMS" | "SUNSET_AFTER_SHORT_MARRIAGE" | "LUMP_SUM_EXPIRES" | "NOTHING_UNTIL_JUDGMENT" | "PART_IS_ALL" | "VALUES_WITHOUT_BASIS" | "VALUES_ESTIMATED" | "VALUES_OLD" | "HOME_NOT_LISTED" | "BUSINESS_WITHOUT_TERMS" | "OBLIGATIONS_NOT_LISTED" | "ATTORNEY_NOT_FOUND" | "ONLY_ONE_REPRESENTED" | "FAIRNESS_NEEDS_ATTORNEYS" | "UNFAIR_TERMS_NEED_ATTORNEYS" | "COUNSEL_UNDECIDED" | "COUNSEL_TAKEN_BACK" | "OWN_WORDS_UNREVIEWED" | "PENALTY_TERMS" | "CHILD_WORDS_IN_REASONS" | "REASON_KEEP_OWN" | "REASON_FAMILY_WEALTH" | "REASON_DEBTS" | "REASON_BUSINESS" | "SAME_NAMES" | "TITLE_IN_OTHER_NAME" | "ONLINE_SIGNING_WITNESSES" | "WEDDING_SOON" | "ONE_SIDED" | "GROWTH_THE_OTHER_WAY_ROUND" | "EVERYTHING_SHARED_DEBTS_KEPT" | "ALL_DEBTS_SHARED_STUDY_KEPT" | "GIFTS_SHARED_WEDDING_GIFTS_KEPT" | "MINIMUM_MET_BY_INSURANCE" | "PREMARITAL_KEPT_DEBTS_SHARED" | "BUSINESS_KEPT_DEBTS_SHARED" | "BUSINESS_SHARED_DEBTS_KEPT" | "PET_COSTS_WITHOUT_PETS" | "JOINT_ACCOUNT_LISTED" | "BUSINESS_NOT_LISTED" | "NAME_AS_TYPED" | "MIDDLE_NAME" | "NOTARY_NEEDED" | "WITNESSES_NEEDED" | "WITNESSES_ADVISED" | "TRANSLATION_NEEDED";
            severity: components["schemas"]["FindingSeverity"];
            side: components["schemas"]["Side"] | null;
            isPrivate: boolean;
            title: string;
            reason: string;
            law: {
                citation: string | null;
                note: string | null;
            } | null;
            fixes: components["schemas"]["FindingFix"][];
            version: string | null;
            confirmedBy: components["schemas"]["Side"][];
        };
        /**
         * @description The severity of a finding. Both partners confirm an ERROR before the agreement is created.
         * @enum {string}
         */
        FindingSeverity: "ERROR" | "WARNING" | "QUESTION" | "NOTICE";
        /** @description Where a finding can be mended. */
        FindingFix: {
            /** @enum {string} */
            where: "QUESTION" | "ENTRY" | "DISCLOSURE" | "PARTNERS_DISCLOSURE" | "JOINT_ENTRIES" | "PROFILE" | "ATTORNEY_SERVICES";
            label: string | null;
            of: components["schemas"]["Side"] | null;
            /** Format: uuid */
            questionId: string | null;
            sectionPath: string | null;
            kind: components["schemas"]["FinancialKind"] | null;
            /** Format: uuid */
            entryId: string | null;
        };
        /** @description Whether the document still says what was answered. Customer spec §3. */
        RegenerationCheck: {
            needsRegeneration: boolean;
            reason: components["schemas"]["RegenerationReason"] | null;
            /** Format: date-time */
            lastGeneratedAt: string | null;
            currentInputHash: string | null;
            lastGeneratedInputHash: string | null;
            /** Format: date-time */
            documentGeneratedAt: string | null;
            userAMadeChanges: boolean;
            userBMadeChanges: boolean;
        };
        /** @description A commit in a document’s history. Customer spec §7. */
        Commit: {
            /** Format: uuid */
            documentId: string;
            /** Format: date-time */
            commitAt: string;
            hash: string;
            message: string | null;
            /** Format: uuid */
            committedById: string | null;
        };
        /** @description A commit with its agreement. */
        CommitWithTree: {
            /** Format: uuid */
            documentId: string;
            /** Format: date-time */
            commitAt: string;
            hash: string;
            message: string | null;
            /** Format: uuid */
            committedById: string | null;
            /** Format: uuid */
            pdfFileId: string;
            tree: components["schemas"]["AgreementTree"];
        };
        /** @description An agreement with everything settled, ready to print or show. */
        AgreementTree: {
            /** @enum {number} */
            formatVersion: 1;
            inputHash: string;
            language: string;
            title: string;
            parties: {
                A: {
                    /** @enum {string} */
                    side: "A" | "B";
                    name: string;
                    fullName: string;
                    initials: string;
                };
                B: {
                    /** @enum {string} */
                    side: "A" | "B";
                    name: string;
                    fullName: string;
                    initials: string;
                };
            };
            state: {
                abbreviation: string;
                name: string;
                statute: string;
            };
            template: {
                id: string;
                version: string;
                reviewedByCounsel: boolean;
            };
            assembledOn: string;
            sections: components["schemas"]["AgreementSection"][];
            absentClauses: components["schemas"]["AgreementAbsentClause"][];
        };
        /** @description A section of the agreement. */
        AgreementSection: {
            key: string;
            id: string;
            /** @enum {string} */
            kind: "RECITALS" | "ARTICLES" | "EXECUTION" | "SCHEDULES";
            number: string | null;
            title: string;
            textStyle: components["schemas"]["TextStyle"] | null;
            listStyle: components["schemas"]["ListStyle"];
            isSeparatePage: boolean;
            clauses: components["schemas"]["AgreementClause"][];
        };
        /** @description A clause that is not in the agreement, and why. */
        AgreementAbsentClause: {
            key: string;
            sectionKey: string;
            heading: string | null;
            /** @enum {string} */
            reason: "CONDITION_UNMET" | "UNANSWERED" | "DISPUTED" | "STATE" | "OTHER_CLAUSE" | "ATTORNEY";
            conditions: components["schemas"]["AgreementConditionOutcome"][];
            facts?: {
                /** @enum {string} */
                fact: "distributionLaw" | "spousalSupportLaw" | "governingActKind" | "deathRightsWaivable" | "witnessRequired" | "acknowledgmentRequired" | "daysBeforeSigning" | "daysBeforeWedding" | "entriesOfA" | "entriesOfB" | "jointEntries" | "receiptOfA" | "receiptOfB";
                value: string;
                citation: string | null;
            }[];
            clauses?: string[];
            state?: string | null;
            edit?: {
                side: components["schemas"]["Side"] | null;
                /** Format: uuid */
                editorId: string;
                editorName: string;
                /** Format: date-time */
                commitAt: string;
            };
        };
        /** @description What differs between two versions of an agreement, and why. */
        AgreementRedline: {
            /** @enum {number} */
            formatVersion: 1;
            hasChanges: boolean;
            title: components["schemas"]["RedlineRun"][];
            titleCauses: components["schemas"]["RedlineCause"][];
            sections: components["schemas"]["RedlineSection"][];
        };
        /** @description Kept, inserted or deleted words of one kind. */
        RedlineRun: {
            /** @enum {string} */
            change: "KEPT" | "INSERTED" | "DELETED";
            inline: components["schemas"]["AgreementInline"];
            textBefore: string | null;
        };
        /**
         * @description Why a part of the agreement differs from an earlier version.
         * @enum {string}
         */
        RedlineCause: "ANSWER" | "ALIGNMENT" | "DISCLOSURE" | "TEMPLATE_OR_LAW" | "ATTORNEY_EDIT";
        /** @description A section of either version. */
        RedlineSection: {
            key: string;
            /** @enum {string} */
            standing: "KEPT" | "INSERTED" | "DELETED" | "MOVED_HERE" | "MOVED_AWAY";
            number: {
                before: string | null;
                after: string | null;
            };
            title: components["schemas"]["RedlineRun"][] | null;
            clauses: components["schemas"]["RedlineMember"][] | null;
            causes: components["schemas"]["RedlineCause"][];
        };
        /** @description A clause of either version: the same, moved away, or with what differs. */
        RedlineMember: {
            /** @enum {string} */
            type: "same";
            key: string;
        } | {
            /** @enum {string} */
            type: "movedAway";
            key: string;
        } | {
            /** @enum {string} */
            type: "clause";
            key: string;
            /** @enum {string} */
            kind: "recital" | "clause" | "execution" | "acknowledgment" | "schedule";
            /** @enum {string} */
            standing: "KEPT" | "INSERTED" | "DELETED" | "MOVED_HERE";
            number: {
                before: string | null;
                after: string | null;
            };
            isReworded: boolean;
            textStyle: components["schemas"]["TextStyle"] | null;
            listStyle: components["schemas"]["ListStyle"];
            isSeparatePage: boolean;
            heading: components["schemas"]["RedlineRun"][] | null;
            blocks: components["schemas"]["RedlineBlock"][] | null;
            children: components["schemas"]["RedlineMember"][] | null;
            causes: components["schemas"]["RedlineCause"][];
            answers: {
                questionKey: string;
                questionId: string;
                /** @enum {string} */
                respondent: "A" | "B";
                before: string | null;
                after: string | null;
            }[];
            hands?: components["schemas"]["RedlineHand"][];
        };
        /** @description A part of a clause with what differs in it. */
        RedlineBlock: {
            /** @enum {string} */
            type: "paragraph";
            runs: components["schemas"]["RedlineRun"][];
            /** @enum {string} */
            end: "KEPT" | "INSERTED" | "DELETED";
        } | {
            /** @enum {string} */
            type: "definitions";
            /** @enum {string} */
            change: "KEPT" | "INSERTED" | "DELETED";
            entries: {
                /** @enum {string} */
                standing: "KEPT" | "INSERTED" | "DELETED" | "MOVED_HERE" | "MOVED_AWAY";
                key: string;
                term: components["schemas"]["RedlineRun"][];
                runs: components["schemas"]["RedlineRun"][];
            }[];
        } | {
            /** @enum {string} */
            type: "table";
            /** @enum {string} */
            change: "KEPT" | "INSERTED" | "DELETED";
            caption: components["schemas"]["RedlineRun"][];
            columns: {
                label: components["schemas"]["RedlineRun"][];
                /** @enum {string} */
                align: "start" | "end";
                width: number;
            }[];
            rows: {
                /** @enum {string} */
                standing: "KEPT" | "INSERTED" | "DELETED" | "MOVED_HERE" | "MOVED_AWAY";
                key: string;
                cells: components["schemas"]["RedlineRun"][][];
            }[];
            totals: {
                /** @enum {string} */
                standing: "KEPT" | "INSERTED" | "DELETED" | "MOVED_HERE" | "MOVED_AWAY";
                key: string;
                label: components["schemas"]["RedlineRun"][];
                value: components["schemas"]["RedlineRun"][];
            }[];
            emptyText: components["schemas"]["RedlineRun"][];
        } | {
            /** @enum {string} */
            type: "signature";
            /** @enum {string} */
            change: "KEPT" | "INSERTED" | "DELETED";
            /** @enum {string|null} */
            side: "A" | "B" | null;
            title: components["schemas"]["RedlineRun"][];
            name: components["schemas"]["RedlineRun"][];
            role: components["schemas"]["RedlineRun"][];
            lines: {
                /** @enum {string} */
                standing: "KEPT" | "INSERTED" | "DELETED" | "MOVED_HERE" | "MOVED_AWAY";
                key: string;
                label: components["schemas"]["RedlineRun"][];
                /** @enum {string} */
                width: "full" | "half";
            }[];
        } | {
            /** @enum {string} */
            type: "certificate";
            /** @enum {string} */
            change: "KEPT" | "INSERTED" | "DELETED";
            title: components["schemas"]["RedlineRun"][];
            paragraphs: {
                /** @enum {string} */
                type: "paragraph";
                runs: components["schemas"]["RedlineRun"][];
                /** @enum {string} */
                end: "KEPT" | "INSERTED" | "DELETED";
            }[];
            lines: {
                /** @enum {string} */
                standing: "KEPT" | "INSERTED" | "DELETED" | "MOVED_HERE" | "MOVED_AWAY";
                key: string;
                label: components["schemas"]["RedlineRun"][];
                /** @enum {string} */
                width: "full" | "half";
            }[];
        } | {
            /** @enum {string} */
            type: "initials";
            /** @enum {string} */
            change: "KEPT" | "INSERTED" | "DELETED";
            rows: {
                /** @enum {string} */
                standing: "KEPT" | "INSERTED" | "DELETED" | "MOVED_HERE" | "MOVED_AWAY";
                key: string;
                label: components["schemas"]["RedlineRun"][];
                names: components["schemas"]["RedlineRun"][][];
            }[];
        } | {
            /** @enum {string} */
            type: "summary";
            /** @enum {string} */
            change: "KEPT" | "INSERTED" | "DELETED";
            entries: {
                /** @enum {string} */
                standing: "KEPT" | "INSERTED" | "DELETED" | "MOVED_HERE" | "MOVED_AWAY";
                key: string;
                number: {
                    before: string | null;
                    after: string | null;
                };
                heading: components["schemas"]["RedlineRun"][];
                text: components["schemas"]["RedlineRun"][];
            }[];
        };
        /** @description Who changed a clause by hand, and in which version. */
        RedlineHand: {
            /** @enum {string|null} */
            side: "A" | "B" | null;
            editorName: string;
            commitAt: string;
        };
        /** @description Which versions of the agreement a person has seen. */
        ViewedVersion: {
            /** Format: date-time */
            commitAt: string | null;
            /** Format: date-time */
            before: string | null;
        };
        /** @description The checklist for the day a couple signs in person. */
        SigningSheet: {
            stateName: string;
            documentTerm: string;
            names: {
                A: string;
                B: string;
            };
            window: {
                /** Format: date */
                earliest: string;
                /** Format: date-time */
                waitEndsAt: string | null;
                /** Format: date */
                latest: string | null;
                /** @enum {string|null} */
                outlook: "ON_TIME" | "TIGHT" | "TOO_LATE" | null;
                timeZone: string;
            };
            sections: {
                /** @enum {string} */
                section: "BEFORE" | "ROOM" | "BRING" | "PAPERS" | "ORDER" | "NOTARY" | "NEVER" | "AFTER" | "UNKNOWN";
                title: string;
                /** @enum {string} */
                look: "TICKS" | "STEPS" | "NEVER" | "NOTES";
                points: components["schemas"]["SigningPoint"][];
            }[];
            papers: {
                /** @enum {string} */
                kind: "COUNSEL_WAIVER" | "RIGHTS_EXPLANATION" | "DISCLOSURE_WAIVER" | "WITNESS_PAGE" | "ACKNOWLEDGMENTS";
                side: components["schemas"]["Side"] | null;
                title: string;
            }[];
            version: {
                hash: string;
                shortName: string;
            } | null;
            law: {
                /** @enum {string} */
                confidence: "high" | "medium" | "low";
                /** Format: date */
                researchedOn: string;
                reviewedByCounsel: boolean;
            };
        };
        /** @description One sentence of the signing-day sheet. */
        SigningPoint: {
            /** @enum {string} */
            code: "WAIT_RUNS" | "WAIT_NOT_STARTED" | "LATEST_DAY_BY_LAW" | "LATEST_DAY_ADVISED" | "TOO_LATE" | "FORM_RULE" | "TIMING_RULE" | "COUNSEL_RULE" | "PRESUMPTION_NEEDS_ATTORNEYS" | "UNFAIR_TERMS_NEED_ATTORNEY" | "NOTICE_IN_AGREEMENT" | "CALL_NOTARY" | "BOTH_PARTNERS" | "SIGN_PERSONALLY" | "NOTARY_REQUIRED" | "NOTARY_ADVISED" | "WITNESSES_REQUIRED" | "WITNESSES_ADVISED" | "NO_WITNESSES" | "NOTARY_IS_A_WITNESS" | "NOTARY_IS_NO_WITNESS" | "WHO_MAY_WITNESS" | "ATTORNEY_CERTIFIES" | "TRANSLATOR" | "ONLINE_POSSIBLE" | "ONLINE_NOT_POSSIBLE" | "IDENTITY" | "WITNESS_IDENTITY" | "PACKET" | "PENS" | "PAPER_COUNSEL_WAIVER" | "PAPER_RIGHTS_EXPLANATION" | "PAPER_DISCLOSURE_WAIVER" | "PAPER_WITNESS_PAGE" | "PAPER_ACKNOWLEDGMENTS" | "NO_SEPARATE_PAPERS" | "GATHER" | "SHOW_IDENTITY" | "CHECK_VERSION" | "SIGN_SEPARATE_PAPERS" | "READ_ALOUD" | "INITIAL_PAGES" | "INITIAL_SECTIONS" | "SIGN" | "SIGN_BEFORE_WITNESSES" | "WITNESSES_SIGN" | "NOTARY_CERTIFIES" | "LOOK_OVER" | "ACKNOWLEDGMENT_REQUIRED" | "ACKNOWLEDGED_AT_ONCE" | "FORM_IN_AGREEMENT" | "FORM_IN_PACKET" | "FORM_OF_STATE" | "OWN_FORM_OF_NOTARY" | "CERTIFICATE_COMPLETE" | "SIGN_BEFORE_NOTARY" | "SIGN_DURING_WAIT" | "SIGN_ON_WEDDING_DAY" | "SUPPORT_WITHOUT_ATTORNEY" | "DISCLOSURE_WITHOUT_ATTORNEY" | "EMBRYOS_WITHOUT_ATTORNEY" | "LEAVE_BLANK" | "CHANGE_BY_HAND" | "SIGN_UNDER_PRESSURE" | "SCAN" | "BOTH_CONFIRM" | "KEEP_PAPER" | "GIVE_COPIES" | "RECORD_FOR_LAND" | "FILE_PUBLICLY" | "AGREEMENT_UNREAD" | "WITNESS_RULE_UNKNOWN" | "FORM_UNKNOWN" | "DAYS_UNKNOWN" | "WEDDING_DATE_UNKNOWN" | "THINLY_RESEARCHED";
            side: components["schemas"]["Side"] | null;
            text: string;
            basis: components["schemas"]["SigningBasis"] | null;
        };
        /** @description A file of a document: an agreement or another document. */
        DocumentFile: {
            /** Format: uuid */
            id: string;
            key: string;
            name: string;
            size: number;
            contentType: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
            /** @enum {string} */
            kind: "GENERATED" | "IMPORTED" | "ADDED" | "CERTIFICATE" | "SIGNED" | "NOTARIZED";
        };
        /** @description Notarization of one commit of a document. Customer spec §3. */
        Notarization: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            documentId: string;
            /** @enum {string} */
            provider: "SANDBOX" | "PROOF" | "IN_PERSON";
            /** @enum {string} */
            stage: "CREATING" | "PREPARING" | "SENT" | "IN_PROGRESS" | "PARTIAL" | "AWAITING_CONFIRMATION" | "COMPLETING" | "COMPLETED" | "NEEDS_ATTENTION" | "ADMIN_ATTENTION" | "ENDED";
            turn: components["schemas"]["Side"][];
            userALink: string | null;
            userBLink: string | null;
            attorneyALink: string | null;
            attorneyBLink: string | null;
            externalStatus: string | null;
            commitHash: string | null;
            /** Format: uuid */
            sourceFileId: string | null;
            /** Format: date-time */
            userADoneAt: string | null;
            /** Format: date-time */
            userBDoneAt: string | null;
            /** Format: date-time */
            userAIdentityFailedAt: string | null;
            /** Format: date-time */
            userBIdentityFailedAt: string | null;
            rejectionReason: string | null;
            /** Format: date-time */
            activatesAt: string | null;
            /** Format: date-time */
            expiresAt: string | null;
            /** Format: date-time */
            providerCompletedAt: string | null;
            /** Format: date-time */
            notarizationCompletedAt: string | null;
            /** Format: uuid */
            notarizedFileId: string | null;
            scan: {
                /** Format: uuid */
                fileId: string;
                fileSha256: string;
                /** Format: date */
                signedOn: string;
                notary: {
                    name: string;
                    commissionNumber: string | null;
                    state: string | null;
                    county: string | null;
                    /** Format: date */
                    commissionExpiresOn: string | null;
                };
                witnesses: string[];
                /** Format: uuid */
                uploadedById: string | null;
            } | null;
            /** Format: date-time */
            endedAt: string | null;
            /** @enum {string|null} */
            endedReason: "RESET" | "FORCE_RESET" | "DELETED" | "DETACHED" | null;
            /** Format: uuid */
            endedById: string | null;
            abilities: {
                reset: boolean;
                delete: boolean;
                confirm: boolean;
                replace: boolean;
            };
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /** @description What keeps a couple from the notary, on both paths. */
        NotarizationOutlook: {
            /** @enum {string|null} */
            blocker: "NOT_GENERATED" | "OWN_ATTORNEY_NOT_BOOKED" | "PARTNER_ATTORNEY_NOT_BOOKED" | "ATTORNEYS_NOT_APPROVED" | "NOT_REVIEWED" | null;
            version: string | null;
            /** Format: date-time */
            commitAt: string | null;
            online: {
                isOffered: boolean;
                obstacle: {
                    /** @enum {string} */
                    code: "NOTARIZED" | "UNDER_WAY" | "NOT_GENERATED" | "OWN_ATTORNEY_NOT_BOOKED" | "PARTNER_ATTORNEY_NOT_BOOKED" | "ATTORNEYS_NOT_APPROVED" | "NOT_REVIEWED" | "NO_PARTNER" | "NO_STATE" | "NOT_ONLINE_IN_STATE" | "NOT_PAID" | "WAIT_NOT_STARTED" | "WAITING" | "WEDDING_NEAR" | "PENDING_REVIEW" | "LOCKED" | "DRAFTS_UNCOMMITTED" | "STALE" | "WEDDING_PASSED" | "NAMES_MISSING" | "EMAIL_MISSING" | "EMAILS_EQUAL";
                    message: string;
                } | null;
            };
            inPerson: {
                obstacle: {
                    /** @enum {string} */
                    code: "NOTARIZED" | "UNDER_WAY" | "NOT_GENERATED" | "OWN_ATTORNEY_NOT_BOOKED" | "PARTNER_ATTORNEY_NOT_BOOKED" | "ATTORNEYS_NOT_APPROVED" | "NOT_REVIEWED" | "NO_PARTNER" | "NO_STATE" | "NOT_ONLINE_IN_STATE" | "NOT_PAID" | "WAIT_NOT_STARTED" | "WAITING" | "WEDDING_NEAR" | "PENDING_REVIEW" | "LOCKED" | "DRAFTS_UNCOMMITTED" | "STALE" | "WEDDING_PASSED" | "NAMES_MISSING" | "EMAIL_MISSING" | "EMAILS_EQUAL";
                    message: string;
                } | null;
            };
            isPaid: boolean;
            isPaymentNeeded: boolean;
            wait: {
                /** @enum {string} */
                status: "NOT_STARTED" | "RUNNING" | "OVER";
                days: number;
                /** Format: date-time */
                finalAt: string | null;
                /** Format: date-time */
                mailedAt: string | null;
                /** Format: date-time */
                endsAt: string | null;
                timeZone: string;
                citation: string | null;
            } | null;
            weddingWarning: {
                days: number;
                /** Format: date */
                weddingDate: string;
                citation: string | null;
                /** Format: date-time */
                ownAcknowledgedAt: string | null;
                /** Format: date-time */
                partnerAcknowledgedAt: string | null;
            } | null;
            /** Format: date */
            weddingDate: string | null;
            timeZone: string;
            isWitnessRequired: boolean;
            /** @enum {string|null} */
            certifiedWay: "ONLINE" | "IN_PERSON" | null;
            signers: {
                /** Format: uuid */
                userId: string;
                side: components["schemas"]["Side"];
                firstName: string | null;
                middleName: string | null;
                lastName: string | null;
                suffix: string | null;
                email: string;
                phoneNumber: string | null;
                problems: ("NAME_MISSING" | "EMAIL_MISSING" | "SAME_EMAIL" | "NO_PHONE")[];
            }[];
            partnerNotice: {
                /** Format: date-time */
                sentAt: string | null;
                /** Format: date-time */
                nextAt: string | null;
            } | null;
            current: components["schemas"]["Notarization"] | null;
        };
        /** @description The scan of an agreement signed in person, and what it shows. */
        ScanUpload: {
            file: string | string[];
            /** Format: date */
            signedOn: string;
            notaryName: string;
            notaryCommissionNumber: string;
            notaryState: string;
            notaryCounty?: string;
            /** Format: date */
            commissionExpiresOn: string;
            witnesses?: string[] | string;
        };
        /** @description SHA-256 of the scan that a partner has opened and confirms. */
        ScanConfirmation: {
            fileSha256: string;
        };
        /** @description Why an admin gives a notarization up. Kept with it. */
        NotarizationForceReset: {
            reason: string;
        };
        /** @description The wedding date of which a partner was warned. */
        WeddingWarningAcknowledgment: {
            /** Format: date */
            weddingDate: string;
        };
        /** @description When the partner was last notified, and when they can be notified again. */
        NotarizationNotice: {
            /** Format: date-time */
            sentAt: string;
            /** Format: date-time */
            nextAt: string | null;
        };
        LogPage: {
            entries: components["schemas"]["LogEntry"][];
            total: number;
            isTotalExact: boolean;
            /** Format: uuid */
            nextCursor: string | null;
            /** Format: uuid */
            previousCursor: string | null;
        };
        /** @description An entry of the audit log: kinds, numbers and hashes, never a value. */
        LogEntry: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            at: string;
            chain: string;
            position: number;
            by: {
                kind: string;
                /** Format: uuid */
                id: string | null;
                name: string | null;
                token: {
                    /** Format: uuid */
                    id: string;
                    ending: string | null;
                } | null;
            };
            action: string;
            /** @enum {string} */
            outcome: "DONE" | "REFUSED";
            reason: string | null;
            subjectKind: string | null;
            subjectId: string | null;
            /** Format: uuid */
            documentId: string | null;
            count: number | null;
            requestId: string | null;
            ipAddress: string | null;
            hashBefore: string | null;
            hashAfter: string | null;
            fileSha256: string | null;
            hash: string;
        };
        /** @description Whether a chain is as it was written and signed. */
        LogVerdict: {
            chain: string;
            isSound: boolean;
            entries: number;
            heads: number;
            faults: {
                code: string;
                position: number | null;
            }[];
            /** Format: date-time */
            verifiedAt: string;
        };
        /** @description What happened to a document, the newest first. */
        Timeline: {
            items: {
                position: number;
                /** Format: date-time */
                at: string;
                /** Format: date-time */
                until: string;
                /** @enum {string} */
                kind: "BEGUN" | "ADOPTED" | "JOINED" | "INVITED" | "INVITATION_REVOKED" | "REMINDED" | "STATE_CHANGED" | "DOCUMENT_CHANGED" | "ANSWERED" | "SETTLED" | "DISCUSSED" | "DISCLOSED" | "RECEIVED" | "FINDINGS_CONFIRMED" | "GENERATION_ASKED" | "VERSION_MADE" | "IMPORTED" | "IMPORT_TAKEN_OUT" | "REOPENED" | "REVIEWED" | "APPROVED" | "APPROVAL_RESCINDED" | "ATTORNEY_ASSIGNED" | "ATTORNEY_LEFT" | "OWN_ATTORNEY" | "COUNSEL_CONFIRMED" | "FILE_ADDED" | "FILE_DELETED" | "PAID" | "PAYMENT" | "PAYMENT_STARTED" | "PAYMENT_FAILED" | "PAYMENT_DISPUTED" | "REFUNDED" | "PURCHASE_CHANGED" | "MEETING" | "CALL_BOOKED" | "CALL_MOVED" | "CALL_CANCELED" | "CALL_HELD" | "CALL_MISSED" | "MESSAGE" | "WEDDING_WARNED" | "NOTARIZATION_BEGUN" | "NOTARIZATION_STEP" | "FROM_NOTARY" | "SCAN_ADDED" | "SCAN_CONFIRMED" | "NOTARIZATION_ENDED" | "SEALED" | "ADMIN_ACCESS" | "LOOKED_ANSWERS" | "LOOKED_DISCLOSURE" | "LOOKED_EVIDENCE" | "LOOKED_AGREEMENT" | "LOOKED_CHATS" | "LOOKED_HISTORY" | "LOOKED_BY_LINK" | "REFUSED" | "REFUSALS_COUNTED" | "OTHER";
                /** @enum {string} */
                stage: "NOTARIZATION" | "REVIEW" | "AGREEMENT" | "DISCLOSURE" | "ANSWERS" | "START" | "SERVICES" | "ACCESS";
                /** @enum {string} */
                by: "SELF" | "PERSON" | "TROTH";
                name: string | null;
                side: components["schemas"]["Side"] | null;
                count: number;
                hash: string | null;
                fileSha256: string | null;
                access: {
                    isForTicket: boolean;
                    reason: string | null;
                } | null;
            }[];
            before: number | null;
        };
        /** @description How much of a state counsel has read and approved. */
        CounselSummary: {
            /** Format: uuid */
            stateId: string;
            name: string;
            abbreviation: string;
            isActive: boolean;
            requiresCounsel: boolean;
            total: number;
            approved: number;
            read: number;
            changed: number;
            unread: number;
        };
        /** @description What counsel has read of a state, text by text. */
        CounselOfState: {
            /** Format: uuid */
            stateId: string;
            name: string;
            abbreviation: string;
            isActive: boolean;
            requiresCounsel: boolean;
            total: number;
            approved: number;
            read: number;
            changed: number;
            unread: number;
            items: components["schemas"]["CounselItem"][];
        };
        /** @description A text of a state’s library, and how far counsel has come with it. */
        CounselItem: {
            kind: components["schemas"]["CounselKind"];
            key: string;
            section: string;
            title: string;
            text: string;
            citation: string | null;
            contentHash: string;
            /** @enum {string} */
            state: "UNREAD" | "READ" | "APPROVED" | "CHANGED";
            verdict: {
                verdict: components["schemas"]["CounselVerdict"];
                /** Format: date-time */
                at: string;
                /** Format: uuid */
                attorneyId: string | null;
                attorneyName: string;
                barNumber: string | null;
                note: string | null;
            } | null;
        };
        /**
         * @description What an attorney reads. Ours.
         * @enum {string}
         */
        CounselKind: "CLAUSE" | "DEFINITION" | "NOTARY_BLOCK" | "CERTIFICATE" | "QUESTION" | "LAW_FACT";
        /**
         * @description What an attorney says of a text; WITHDRAWN takes it back. Ours.
         * @enum {string}
         */
        CounselVerdict: "READ" | "APPROVED" | "WITHDRAWN";
        /** @description What became of each verdict, and how far the state is. */
        CounselOutcomes: {
            outcomes: {
                kind: components["schemas"]["CounselKind"];
                key: string;
                /** @enum {string} */
                outcome: "RECORDED" | "SAME" | "CHANGED" | "UNKNOWN";
            }[];
            total: number;
            approved: number;
            read: number;
            changed: number;
            unread: number;
        };
        /** @description What one attorney said of texts of a state. */
        CounselVerdicts: {
            /** Format: uuid */
            attorneyId?: string;
            attorneyName?: string;
            barNumber?: string;
            verdicts: {
                kind: components["schemas"]["CounselKind"];
                key: string;
                contentHash: string;
                verdict: components["schemas"]["CounselVerdict"];
                note?: string | null;
            }[];
        };
        /** @description Jobs, mails not delivered, seals that stopped, webhooks, and the last backup. */
        WhatRuns: {
            /** Format: date-time */
            at: string;
            queues: {
                name: string;
                due: number;
                later: number;
                failed: number;
                /** Format: date-time */
                oldestDueAt: string | null;
                /** Format: date-time */
                lastFailedAt: string | null;
            }[];
            mails: {
                /** Format: uuid */
                id: string;
                kind: string;
                recipient: string;
                /** @enum {string} */
                status: "QUEUED" | "SENDING" | "FAILED" | "UNDELIVERABLE";
                attempts: number;
                lastError: string | null;
                /** Format: date-time */
                createdAt: string;
            }[];
            mailsTotal: number;
            seals: {
                /** Format: uuid */
                notarizationId: string;
                /** Format: uuid */
                documentId: string;
                /** Format: date-time */
                since: string;
                attempts: number;
                /** @enum {string|null} */
                problem: "FAILED" | "NO_TIME" | "NO_FILE" | "NOT_A_PDF" | "NOT_REVIEWED" | "OTHER_COMMIT" | "OTHER_PAGES" | null;
                isUnderWay: boolean;
            }[];
            webhooks: {
                provider: string;
                received: number;
                unprocessed: number;
                /** Format: date-time */
                lastReceivedAt: string | null;
                /** Format: date-time */
                oldestUnprocessedAt: string | null;
            }[];
            lastBackup: {
                /** Format: date-time */
                snapshotAt: string;
                files: number;
                bytes: number;
            } | null;
        };
        SealAgain: {
            /** Format: uuid */
            documentId: string;
        };
        JobsAgain: {
            jobs: number;
        };
        /** @description Everything that is worth keeping of a notarized agreement. */
        Vault: {
            isFilled: boolean;
            items: {
                key: string;
                /** @enum {string} */
                kind: "SEALED" | "SIGNED" | "REVIEWED" | "DISCLOSURE" | "LOG" | "RECEIPT" | "PAPER" | "EVIDENCE";
                name: string;
                /** Format: date-time */
                at: string;
                size: number | null;
                sha256: string | null;
                /** Format: uuid */
                ownerId: string | null;
            }[];
            reviews: components["schemas"]["UpcomingReview"][];
        };
        /** @description Reviews of the agreement that both partners promised: the next, and how often they come. */
        UpcomingReview: {
            /** @enum {string} */
            kind: "PROMISED" | "EVENTS";
            /** Format: date */
            nextOn: string;
            everyYears: number;
            events: ("child" | "home_or_business" | "inheritance" | "move")[];
        };
        /** @description A certificate that agreements are sealed with. */
        SealCertificate: {
            sha256: string;
            subject: string;
            issuer: string;
            /** Format: date-time */
            validFrom: string;
            /** Format: date-time */
            validUntil: string;
            isCurrent: boolean;
            pem: string;
        };
        /** @description A public key that audit logs are signed with. */
        AuditKey: {
            id: string;
            publicKey: string;
            /** Format: date-time */
            createdAt: string;
            signature: string;
        };
        /** @description The times at which a bought service can be booked. */
        BookingChoice: {
            /** Format: uuid */
            purchaseItemId: string;
            /** Format: uuid */
            attorneyId: string | null;
            attorneyName: string | null;
            attorneyTimeZone: string | null;
            serviceType: components["schemas"]["AttorneyServiceType"];
            lengthMinutes: number;
            /** @enum {string|null} */
            refusal: "NOT_LIVE" | "NO_ATTORNEY" | "ATTORNEY_AWAY" | "ALREADY_SCHEDULED" | "ALREADY_MET" | "REBOOKING_USED" | null;
            slots: components["schemas"]["Slot"][];
            offeredTimes: string[];
            bookingUrl: string | null;
        };
        /** @description A time that can be booked. */
        Slot: {
            /** Format: date-time */
            startAt: string;
            /** Format: date-time */
            endAt: string;
        };
        /** @description A time, and the number to call. */
        Booking: {
            /** Format: date-time */
            eventStartAt: string;
            phoneNumber: string;
            timeZone: string;
            sharesAnswers?: boolean;
            reason?: string;
        };
        /** @description Whether the attorney of a call reads the client’s answers. */
        AnswerSharing: {
            isShared: boolean;
        };
        /** @description Another time for an appointment. */
        Rebooking: {
            /** Format: date-time */
            eventStartAt: string;
            timeZone: string;
        };
        /** @description When an attorney takes calls, on the attorney’s clock. */
        AttorneyHours: {
            timeZone: string;
            weekly: {
                weekday: number;
                startsAt: string;
                endsAt: string;
            }[];
            exceptions: {
                /** Format: date */
                date: string;
                intervals: components["schemas"]["OpenInterval"][];
            }[];
            /** @default 0 */
            bufferBeforeMinutes: number;
            /** @default 0 */
            bufferAfterMinutes: number;
            /** @default 24 */
            minimumNoticeHours: number;
            /** @default 30 */
            horizonDays: number;
        };
        /** @description Hours of one day, on the attorney's clock. */
        OpenInterval: {
            startsAt: string;
            endsAt: string;
        };
        /** @description The days on which an attorney is or will be away, earliest first. */
        AwayState: {
            away: components["schemas"]["Away"][];
        };
        /** @description Days on which an attorney takes no calls, the first and the last one included. */
        Away: {
            /** Format: date */
            from: string;
            /** Format: date */
            until: string;
        };
        /** @description All days away, in place of those that the change began with. */
        AwayChange: {
            away: components["schemas"]["Away"][];
            expected: components["schemas"]["Away"][];
        };
        CallPage: {
            events: components["schemas"]["Event"][];
            formerClientIds: string[];
            total: number;
            isTotalExact: boolean;
            /** Format: uuid */
            nextCursor: string | null;
            /** Format: uuid */
            previousCursor: string | null;
        };
        /** @description Times that an attorney offers for an appointment, or for a call that is not booked yet. */
        TimeOffer: {
            times: string[];
            reason: string | null;
        };
        CallOffer: {
            offeredTimes: string[];
        };
        /** @description Why an attorney cancels an appointment. */
        AppointmentCancellation: {
            reason: string;
        };
        /** @description What a person is about to pay, or has paid. Customer spec §3. */
        Cart: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            userId: string;
            cartStatus: components["schemas"]["CartStatus"];
            /** Format: uuid */
            discountCodeId: string | null;
            totalPaidInCents: number | null;
            totalFeeInCents: number | null;
            paymentMethod: components["schemas"]["PaymentMethod"] | null;
            /** Format: date-time */
            transactionCompletedAt: string | null;
            cartItems: components["schemas"]["CartItem"][];
            removedItems: {
                /** Format: uuid */
                productId: string;
                title: string;
                /** @enum {string} */
                reason: "PENDING_REVIEW";
            }[];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /**
         * @description Whether a cart is paid. Customer spec §3.
         * @enum {string}
         */
        CartStatus: "PAID" | "UNPAID";
        /** @description A product in a cart. Customer spec §3. */
        CartItem: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            cartId: string;
            product?: components["schemas"]["Product"];
            /** Format: uuid */
            productId: string;
            quantity: number;
            /** Format: uuid */
            chosenAttorneyId: string | null;
            chosenAttorney: components["schemas"]["ChosenAttorney"] | null;
            /** Format: uuid */
            beneficiaryUserId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /**
         * @description Which carts a list shows. Customer spec §7.
         * @enum {string}
         */
        TransactionStatus: "pending" | "completed" | "all";
        /** @description A new cart is unpaid. Customer spec §7. */
        CartCreation: {
            /** @enum {string} */
            cartStatus: "UNPAID";
        };
        /** @description A product to put into a cart. Customer spec §7. */
        CartItemCreation: {
            quantity: number;
            /** Format: uuid */
            productId: string;
            /** Format: uuid */
            chosenAttorneyId?: string | null;
            /** Format: uuid */
            beneficiaryUserId?: string | null;
        };
        /** @description Fields of a cart item to change. Customer spec §7. */
        CartItemUpdate: {
            quantity?: number;
            /** Format: uuid */
            chosenAttorneyId?: string | null;
            /** Format: uuid */
            beneficiaryUserId?: string | null;
        };
        /** @description A visit to the payment page. */
        CheckoutSession: {
            /** Format: uuid */
            checkoutId: string;
            /** Format: uuid */
            cartId: string;
            sessionId: string;
            /** Format: uri */
            url: string;
            status: components["schemas"]["CheckoutStatus"];
            amountInCents: number;
            /** Format: date-time */
            expiresAt: string;
        };
        /**
         * @description OPEN: not paid yet. PENDING: the money is on its way. PAID: booked. EXPIRED: the page closed unpaid. FAILED: the money never came. DUPLICATE: paid although the couple had it already, and given back.
         * @enum {string}
         */
        CheckoutStatus: "OPEN" | "PENDING" | "PAID" | "EXPIRED" | "FAILED" | "DUPLICATE";
        /** @description The cart to pay. Customer spec §7. */
        Checkout: {
            /** Format: uuid */
            cartId: string;
        };
        /** @description The ledger by account, and the provider’s balance beside it. */
        LedgerBalances: {
            accounts: {
                /** @enum {string} */
                account: "PROVIDER" | "SALES" | "DISCOUNTS" | "FEES" | "REFUNDS" | "PAYOUTS" | "HELD" | "DISPUTES" | "OUTSIDE";
                amountInCents: number;
            }[];
            providerInCents: number | null;
            ledgerInCents: number;
            provider: string;
            /** Format: date-time */
            checkedAt: string;
        };
        LedgerPostingPage: {
            postings: components["schemas"]["LedgerPosting"][];
            next: string | null;
        };
        /** @description What was recorded at once; its entries add up to zero. */
        LedgerPosting: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "PAYMENT" | "PAYMENT_HELD" | "FEE" | "REFUND" | "RETURN" | "REFUND_FAILED" | "PAYOUT" | "PAYOUT_REVERSAL" | "DISPUTE" | "DISPUTE_RETURN";
            reference: string;
            /** Format: date-time */
            occurredAt: string;
            entries: {
                /** @enum {string} */
                account: "PROVIDER" | "SALES" | "DISCOUNTS" | "FEES" | "REFUNDS" | "PAYOUTS" | "HELD" | "DISPUTES" | "OUTSIDE";
                /** Format: uuid */
                purchaseItemId: string | null;
                amountInCents: number;
            }[];
        };
        /** @description A payment that the buyer’s bank asks back. */
        LedgerDispute: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            checkoutId: string;
            /** @enum {string} */
            state: "open" | "won" | "lost";
            takenInCents: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description What a cart costs, with the discount of its code. */
        CartTotals: {
            subtotalInCents: number;
            discountInCents: number;
            totalInCents: number;
            promoCode: string | null;
            refusal: components["schemas"]["DiscountRefusal"] | null;
            refusalText: string | null;
        };
        /** @description A discount code as typed. Customer spec §7. */
        PromoCode: {
            promoCode: string;
        };
        /** @description The account that a law firm is paid to. Portals spec §7. */
        PayoutAccount: {
            /** Format: uuid */
            lawFirmId: string;
            state: components["schemas"]["PayoutAccountState"];
            isDetailsSubmitted: boolean;
            canReceiveTransfers: boolean;
            canBePaidOut: boolean;
            due: string[];
            disabledReason: string | null;
            /** Format: date-time */
            checkedAt: string | null;
        };
        /**
         * @description NOT_STARTED: none. INCOMPLETE: begun. IN_REVIEW: the provider looks at it. RESTRICTED: the provider wants more, or refuses. READY: the firm can be paid.
         * @enum {string}
         */
        PayoutAccountState: "NOT_STARTED" | "INCOMPLETE" | "IN_REVIEW" | "RESTRICTED" | "READY";
        /** @description A page of the provider’s: to be followed at once, for it works for minutes. */
        ProviderLink: {
            /** Format: uri */
            url: string;
        };
        /** @description A coupon with what it gave away. Portals spec §7. */
        AdminCoupon: {
            /** Format: uuid */
            id: string;
            name: string;
            percentOff: number | null;
            amountOffInCents: number | null;
            /** Format: date-time */
            expirationDate: string | null;
            productIds: string[];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
            redemptions: number;
            givenAwayInCents: number;
            codes: number;
            products: {
                /** Format: uuid */
                productId: string;
                title: string;
                priceInCents: number;
                afterInCents: number;
                leavesTooLittle: boolean;
            }[];
        };
        /** @description A new coupon. Portals spec §7. */
        CouponCreation: {
            name: string;
            percentOff?: number | null;
            amountOffInCents?: number | null;
            /** Format: date-time */
            expirationDate?: string | null;
            productIds?: string[];
        };
        /** @description A code with what it gave away. Portals spec §7. */
        AdminDiscountCode: {
            /** Format: uuid */
            id: string;
            code: string;
            /** Format: date-time */
            expirationDate: string | null;
            maxRedemptionsPerCustomer: number | null;
            /** Format: uuid */
            couponId: string;
            isActive: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
            redemptions: number;
            givenAwayInCents: number;
            version: string;
        };
        /** @description A new code of a coupon. Portals spec §7. */
        DiscountCodeCreation: {
            code: string;
            /** Format: date-time */
            expirationDate?: string | null;
            maxRedemptionsPerCustomer?: number | null;
        };
        /** @description Fields of a code to change. Portals spec §7. */
        DiscountCodeUpdate: {
            code?: string;
            /** Format: date-time */
            expirationDate?: string | null;
            maxRedemptionsPerCustomer?: number | null;
            isActive?: boolean;
        };
        AdminPurchasePage: {
            items: components["schemas"]["AdminPurchaseItem"][];
            total: number;
            firms: number;
            pricePaidInCents: number;
            feePaidInCents: number;
            dueInCents: number;
            withoutFee: number;
            next: string | null;
        };
        /** @description A purchase with its money, as admins see it. Portals spec §3, §7. */
        AdminPurchaseItem: {
            /** Format: uuid */
            id: string;
            version: string;
            title: string;
            productType: components["schemas"]["ProductType"];
            /** Format: uuid */
            buyerId: string;
            buyerName: string;
            /** Format: uuid */
            clientId: string;
            clientName: string;
            /** Format: uuid */
            documentId: string | null;
            /** Format: date-time */
            boughtAt: string;
            /** Format: date-time */
            metAt: string | null;
            /** Format: uuid */
            attorneyId: string | null;
            attorneyName: string | null;
            /** Format: uuid */
            lawFirmId: string | null;
            lawFirmName: string | null;
            /** @enum {string} */
            accountState: "NOT_STARTED" | "INCOMPLETE" | "IN_REVIEW" | "RESTRICTED" | "READY";
            pricePaidInCents: number;
            feePaidInCents: number | null;
            refundedInCents: number;
            refundableInCents: number;
            paidInCents: number;
            dueInCents: number;
            reversibleInCents: number;
            hasCharge: boolean;
            paymentStatus: components["schemas"]["PaymentStatus"];
            bookingStatus: components["schemas"]["BookingStatus"];
            payoutStatus: components["schemas"]["PayoutStatus"];
            /** Format: date-time */
            payoutClosedAt: string | null;
            /** Format: date-time */
            disputedAt: string | null;
            partialPayoutReason: string | null;
            /** @enum {string|null} */
            waitsFor: "DISPUTED" | "NOT_MET" | "FEE_UNKNOWN" | "NOT_APPROVED" | "ACCOUNT" | null;
            payouts: components["schemas"]["MadePayout"][];
        };
        /** @description Money that went to a firm for a service, or is on its way. */
        MadePayout: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "REQUESTED" | "PAID" | "FAILED" | "SKIPPED" | "REVERSED";
            amountInCents: number;
            reversedInCents: number;
            reversingInCents: number;
            transferId: string | null;
            failure: string | null;
            reason: string | null;
            /** Format: date */
            paidOutsideOn: string | null;
            outsideReference: string | null;
            isFromBalance: boolean;
            /** Format: uuid */
            requestedById: string;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description Payout of an attorney's share, in cents. Portals spec §7. */
        Payout: {
            /** Format: uuid */
            purchase_item_id: string;
            amountCents?: number;
            partialPayoutReason?: string;
            /** @default false */
            skipStripeTransfer: boolean;
            /** @default false */
            allowTransferWithoutCharge: boolean;
            reason?: string;
            /** Format: date */
            paidOutsideOn?: string;
            outsideReference?: string;
        };
        /** @description Why no more is paid for an item. */
        PayoutClosing: {
            reason: string;
        };
        PayoutSummary: {
            ready: {
                count: number;
                firms: number;
                amountInCents: number;
            };
            waiting: {
                count: number;
                amountInCents: number;
                withoutFee: number;
            };
            paid: {
                count: number;
                amountInCents: number;
                parts: number;
            };
        };
        /** @description What a refund of a purchase would do. Portals spec §7. */
        RefundPreview: {
            item: components["schemas"]["AdminPurchaseItem"];
            ends: {
                attorneyName: string | null;
                calls: number;
                leavesWithoutAttorney: boolean;
            };
            isAtNotary: boolean;
            firmBalanceInCents: number | null;
        };
        /** @description A refund of a purchase item, in cents. Portals spec §7. */
        Refund: {
            refundAmount: number;
            refundReason: string;
            /** @default false */
            isComplimentaryRefund: boolean;
            /** @default 0 */
            reversePayoutInCents: number;
        };
        /** @description A service, and what a firm is due for it. Customer spec §9 "Payout due". */
        PayoutItem: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            attorneyId: string;
            attorneyName: string;
            clientName: string;
            serviceType: components["schemas"]["AttorneyServiceType"];
            /** Format: date-time */
            boughtAt: string;
            /** Format: date-time */
            metAt: string | null;
            pricePaidInCents: number;
            feePaidInCents: number;
            refundedInCents: number;
            paidInCents: number;
            payoutStatus: components["schemas"]["PayoutStatus"];
            partialPayoutReason: string | null;
            dueInCents: number;
            waitsFor: components["schemas"]["PayoutWait"] | null;
            payments: components["schemas"]["PayoutPayment"][];
        };
        /** @description A payment to a firm for a service. */
        PayoutPayment: {
            /** Format: date */
            paidOn: string;
            amountInCents: number;
            reversedInCents: number;
            transfer: string | null;
        };
        /** @description What an attorney earned in a period, and what is due. */
        Earnings: {
            metCount: number;
            earnedInCents: number;
            dueInCents: number;
        };
        /** @description A question to the support team, and its answer. */
        SupportTicket: {
            /** Format: uuid */
            id: string;
            number: number;
            /** Format: uuid */
            userId: string;
            topic: components["schemas"]["SupportTopic"];
            message: string;
            pagePath: string | null;
            status: components["schemas"]["SupportTicketStatus"];
            reply: string | null;
            /** Format: date-time */
            repliedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /**
         * @description The status of a support ticket.
         * @enum {string}
         */
        SupportTicketStatus: "OPEN" | "ANSWERED" | "CLOSED";
        /** @description A question to the support team. */
        SupportTicketCreation: {
            topic: components["schemas"]["SupportTopic"];
            message: string;
            /** @default null */
            pagePath: string | null;
        };
        DeskTicketPage: {
            tickets: components["schemas"]["DeskTicket"][];
            total: number;
            isTotalExact: boolean;
            /** Format: uuid */
            nextCursor: string | null;
            /** Format: uuid */
            previousCursor: string | null;
        };
        /** @description A support ticket as the support team sees it, with its author. */
        DeskTicket: {
            /** Format: uuid */
            id: string;
            number: number;
            /** Format: uuid */
            userId: string;
            topic: components["schemas"]["SupportTopic"];
            message: string;
            pagePath: string | null;
            status: components["schemas"]["SupportTicketStatus"];
            reply: string | null;
            /** Format: date-time */
            repliedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
            author: {
                fullName: string;
                email: string;
            };
        };
        /** @description New status of a ticket, and an answer to mail. */
        SupportTicketUpdate: {
            status: components["schemas"]["SupportTicketStatus"];
            reply?: string;
        };
        /** @description When the person joined the postnup waitlist; null when not on it. */
        PostnupWaitlist: {
            /** Format: date-time */
            joinedAt: string | null;
        };
        PostnupWaitlistPage: {
            entries: components["schemas"]["PostnupWaitlistEntry"][];
            total: number;
            isTotalExact: boolean;
            /** Format: uuid */
            nextCursor: string | null;
            /** Format: uuid */
            previousCursor: string | null;
        };
        /** @description A person on the waitlist for the agreement for married couples. */
        PostnupWaitlistEntry: {
            /** Format: uuid */
            userId: string;
            fullName: string;
            email: string;
            /** Format: uuid */
            stateId: string | null;
            /** Format: date-time */
            joinedAt: string;
        };
        /** @description The secret address under which a calendar program reads the deadlines. */
        CalendarFeed: {
            isActive: boolean;
            /** Format: date-time */
            createdAt: string | null;
            /** Format: date-time */
            lastReadAt: string | null;
            url: string | null;
            webcalUrl: string | null;
        };
        /** @description A personal access token, without its secret. */
        PersonalToken: {
            /** Format: uuid */
            id: string;
            name: string;
            scopes: components["schemas"]["TokenScope"][];
            /** @description The last four characters, to tell tokens apart. */
            ending: string;
            /** @enum {string} */
            status: "ACTIVE" | "EXPIRED" | "REVOKED" | "SIGNED_OUT" | "APPROVAL_LOST";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            /**
             * Format: date-time
             * @description Kept to the minute; null until it was used.
             */
            lastUsedAt: string | null;
        };
        /**
         * @description What a personal access token is good for.
         * @enum {string}
         */
        TokenScope: "clients:read" | "agreements:read" | "disclosures:read" | "clients:write" | "appointments:write";
        /** @description A new personal access token with its secret. */
        CreatedPersonalToken: {
            /** Format: uuid */
            id: string;
            name: string;
            scopes: components["schemas"]["TokenScope"][];
            /** @description The last four characters, to tell tokens apart. */
            ending: string;
            /** @enum {string} */
            status: "ACTIVE" | "EXPIRED" | "REVOKED" | "SIGNED_OUT" | "APPROVAL_LOST";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            /**
             * Format: date-time
             * @description Kept to the minute; null until it was used.
             */
            lastUsedAt: string | null;
            /** @description The secret itself. It is stored nowhere and shown only here. */
            token: string;
        };
        /** @description A personal access token to create. */
        PersonalTokenCreation: {
            /** @description What the token is for. */
            name: string;
            scopes: components["schemas"]["TokenScope"][];
            /**
             * Format: date-time
             * @description When it ends, a year from now at the latest.
             */
            expiresAt: string;
        };
        /** @description A webhook endpoint, without its secret. */
        WebhookEndpoint: {
            /**
             * Format: uuid
             * @description Of the endpoint.
             */
            id: string;
            /** @description What the endpoint is for. */
            name: string;
            /** @description Where events are posted: an HTTPS address that is not in a private network. */
            url: string;
            /** @description The events that it gets. */
            eventTypes: components["schemas"]["WebhookEventType"][];
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * @description Why it gets nothing now; null where it does.
             * @enum {string|null}
             */
            disabledReason: "OWNER" | "FAILING" | "GONE" | "APPROVAL_LOST" | null;
            /**
             * Format: date-time
             * @description Since when it gets nothing.
             */
            disabledAt: string | null;
            /**
             * Format: date-time
             * @description Since when no delivery got through; null where one did.
             */
            failingSince: string | null;
            /**
             * Format: date-time
             * @description Until when deliveries are signed by the secret before, too; null where there is none.
             */
            oldSecretEndsAt: string | null;
        };
        /**
         * @description What a webhook can tell.
         * @enum {string}
         */
        WebhookEventType: "agreement.created" | "agreement.version_committed" | "agreement.approved" | "agreement.approval_rescinded" | "agreement.notarized" | "appointment.booked" | "appointment.moved" | "appointment.canceled" | "payout.made" | "payout.reversed";
        /** @description A webhook endpoint with its new secret. */
        WebhookEndpointWithSecret: {
            /**
             * Format: uuid
             * @description Of the endpoint.
             */
            id: string;
            /** @description What the endpoint is for. */
            name: string;
            /** @description Where events are posted: an HTTPS address that is not in a private network. */
            url: string;
            /** @description The events that it gets. */
            eventTypes: components["schemas"]["WebhookEventType"][];
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * @description Why it gets nothing now; null where it does.
             * @enum {string|null}
             */
            disabledReason: "OWNER" | "FAILING" | "GONE" | "APPROVAL_LOST" | null;
            /**
             * Format: date-time
             * @description Since when it gets nothing.
             */
            disabledAt: string | null;
            /**
             * Format: date-time
             * @description Since when no delivery got through; null where one did.
             */
            failingSince: string | null;
            /**
             * Format: date-time
             * @description Until when deliveries are signed by the secret before, too; null where there is none.
             */
            oldSecretEndsAt: string | null;
            /** @description What its deliveries are signed with: `whsec_…`. It is shown only here. */
            secret: string;
        };
        /** @description A webhook endpoint to create. */
        WebhookEndpointCreation: {
            /** @description What the endpoint is for. */
            name: string;
            /** @description Where events are posted: an HTTPS address that is not in a private network. */
            url: string;
            /** @description The events that it gets. */
            eventTypes: components["schemas"]["WebhookEventType"][];
        };
        /** @description What changes about a webhook endpoint. */
        WebhookEndpointUpdate: {
            /** @description What the endpoint is for. */
            name?: string;
            /** @description Where events are posted: an HTTPS address that is not in a private network. */
            url?: string;
            /** @description The events that it gets. */
            eventTypes?: components["schemas"]["WebhookEventType"][];
            /** @description False stops deliveries; true starts them again. */
            isEnabled?: boolean;
        };
        /** @description One event on its way to one endpoint. */
        WebhookDelivery: {
            /**
             * Format: uuid
             * @description Of the delivery.
             */
            id: string;
            /**
             * Format: uuid
             * @description Of the event, as in `webhook-id`.
             */
            eventId: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            type: "agreement.created" | "agreement.version_committed" | "agreement.approved" | "agreement.approval_rescinded" | "agreement.notarized" | "appointment.booked" | "appointment.moved" | "appointment.canceled" | "payout.made" | "payout.reversed" | "endpoint.test";
            /**
             * @description `WITHHELD` was not sent, since the endpoint’s owner may not see it any more.
             * @enum {string}
             */
            status: "WAITING" | "DELIVERED" | "FAILED" | "WITHHELD";
            /** @description How often it was sent since it was queued. */
            attempts: number;
            /**
             * Format: date-time
             * @description When it happened.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last sent.
             */
            lastAttemptAt: string | null;
            /**
             * Format: date-time
             * @description When it is sent next; null where it is not.
             */
            nextAttemptAt: string | null;
            /** @description What the endpoint answered last; null where it did not. */
            lastStatus: number | null;
            /**
             * @description Why it did not answer.
             * @enum {string|null}
             */
            lastFailure: "NOT_FOUND" | "PRIVATE_ADDRESS" | "REFUSED" | "TIMED_OUT" | "BAD_CERTIFICATE" | "DISCONNECTED" | "ENDPOINT_DISABLED" | null;
        };
        WebhookDeliveryPage: {
            deliveries: components["schemas"]["WebhookDelivery"][];
            total: number;
            isTotalExact: boolean;
            /** Format: uuid */
            nextCursor: string | null;
            /** Format: uuid */
            previousCursor: string | null;
        };
        /** @description How a person last had files with this head read. */
        RememberedImportMapping: {
            fingerprint: string;
            mapping: components["schemas"]["ImportMapping"];
            /** Format: date-time */
            usedAt: string;
        };
        /** @description How the columns of a file of a bank or broker are read. */
        ImportMapping: {
            /** @enum {string} */
            layout: "RUNNING_BALANCE" | "ACCOUNTS" | "HOLDINGS";
            columns: {
                balance: string | null;
                date: string | null;
                institution: string | null;
                accountNumber: string | null;
                accountType: string | null;
                currency: string | null;
            };
            /** @enum {string|null} */
            dateOrder: "YMD" | "DMY" | "MDY" | null;
            /** @enum {string|null} */
            decimalMark: "POINT" | "COMMA" | null;
            /** @enum {string|null} */
            rowOrder: "NEWEST_FIRST" | "OLDEST_FIRST" | null;
            currency: components["schemas"]["Currency"] | null;
        };
        /** @description A reading of columns to remember for files with the same head. */
        ImportMappingSaving: {
            fingerprint: string;
            mapping: components["schemas"]["ImportMapping"];
        };
        /** @description The reference rates in use, for information, with their day. */
        DatedExchangeRates: {
            /** @enum {string} */
            base: "EUR";
            /** Format: date */
            date: string;
            rates: {
                USD?: number;
                AUD?: number;
                CAD?: number;
                CNY?: number;
                EUR?: number;
                INR?: number;
                JPY?: number;
                SGD?: number;
                CHF?: number;
                GBP?: number;
            };
            source: components["schemas"]["ExchangeRateSource"];
            isOld: boolean;
        };
        /**
         * @description Whether the rates came with the product or from the bank.
         * @enum {string}
         */
        ExchangeRateSource: "SHIPPED" | "ECB";
        /** @description The exchange rates as admins look after them. */
        ExchangeRatesOverview: {
            /** @enum {string} */
            refresh: "ECB" | "OFF";
            current: {
                /** Format: date */
                date: string;
                source: components["schemas"]["ExchangeRateSource"];
                ageInDays: number;
                rates: components["schemas"]["ForExRate"][];
                isOld: boolean;
            };
            held: {
                /** Format: date */
                date: string;
                source: components["schemas"]["ExchangeRateSource"];
                ageInDays: number;
                rates: components["schemas"]["ForExRate"][];
                moved: components["schemas"]["Currency"][];
            } | null;
            lastCheck: {
                /** Format: date-time */
                at: string;
                outcome: components["schemas"]["ExchangeRateCheckOutcome"];
            } | null;
        };
        /** @description Units of a currency for one euro, on a day. Portals spec §3. */
        ForExRate: {
            /** Format: uuid */
            id: string;
            currency: components["schemas"]["Currency"];
            rate: number;
            /** @enum {string} */
            base: "EUR";
            /** Format: date */
            date: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: uuid */
            createdById: string | null;
            /** Format: uuid */
            updatedById: string | null;
        };
        /**
         * @description What came of looking for newer exchange rates.
         * @enum {string}
         */
        ExchangeRateCheckOutcome: "ACCEPTED" | "HELD" | "NOT_NEWER" | "DATE_IN_FUTURE" | "DATE_UNREADABLE" | "CURRENCY_MISSING" | "RATE_UNREADABLE" | "UNREACHABLE" | "TOO_SLOW" | "TOO_LARGE" | "REFUSED" | "UNREADABLE";
        ExchangeRatesConfirmation: {
            /** Format: date */
            date: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AgreementCreatedEvent = components['schemas']['AgreementCreatedEvent'];
export type AgreementVersionCommittedEvent = components['schemas']['AgreementVersionCommittedEvent'];
export type AgreementApprovedEvent = components['schemas']['AgreementApprovedEvent'];
export type Side = components['schemas']['Side'];
export type AgreementApprovalRescindedEvent = components['schemas']['AgreementApprovalRescindedEvent'];
export type AgreementNotarizedEvent = components['schemas']['AgreementNotarizedEvent'];
export type AppointmentBookedEvent = components['schemas']['AppointmentBookedEvent'];
export type AppointmentMovedEvent = components['schemas']['AppointmentMovedEvent'];
export type AppointmentCanceledEvent = components['schemas']['AppointmentCanceledEvent'];
export type PayoutMadeEvent = components['schemas']['PayoutMadeEvent'];
export type PayoutReversedEvent = components['schemas']['PayoutReversedEvent'];
export type EndpointTestEvent = components['schemas']['EndpointTestEvent'];
export type ChangeEvent = components['schemas']['ChangeEvent'];
export type ChangeTopic = components['schemas']['ChangeTopic'];
export type TextStyle = components['schemas']['TextStyle'];
export type Gender = components['schemas']['Gender'];
export type DeadlineOutlook = components['schemas']['DeadlineOutlook'];
export type MenuReason = components['schemas']['MenuReason'];
export type PartnerSummary = components['schemas']['PartnerSummary'];
export type ProductCategory = components['schemas']['ProductCategory'];
export type ApprovalRefusal = components['schemas']['ApprovalRefusal'];
export type Rescission = components['schemas']['Rescission'];
export type ExternalAttorney = components['schemas']['ExternalAttorney'];
export type ApplicationDraft = components['schemas']['ApplicationDraft'];
export type GroupIcon = components['schemas']['GroupIcon'];
export type InputType = components['schemas']['InputType'];
export type InputRestriction = components['schemas']['InputRestriction'];
export type ProfileField = components['schemas']['ProfileField'];
export type DocumentStage = components['schemas']['DocumentStage'];
export type AdminAccess = components['schemas']['AdminAccess'];
export type NoteSubject = components['schemas']['NoteSubject'];
export type LockHolder = components['schemas']['LockHolder'];
export type EditOrigin = components['schemas']['EditOrigin'];
export type AgreementClause = components['schemas']['AgreementClause'];
export type ListStyle = components['schemas']['ListStyle'];
export type AgreementBlock = components['schemas']['AgreementBlock'];
export type AgreementInline = components['schemas']['AgreementInline'];
export type AgreementAnswerSource = components['schemas']['AgreementAnswerSource'];
export type AgreementProvenance = components['schemas']['AgreementProvenance'];
export type AgreementConditionOutcome = components['schemas']['AgreementConditionOutcome'];
export type OptionRestriction = components['schemas']['OptionRestriction'];
export type ComparisonType = components['schemas']['ComparisonType'];
export type AgreementFilledValue = components['schemas']['AgreementFilledValue'];
export type ClauseEdit = components['schemas']['ClauseEdit'];
export type EditKind = components['schemas']['EditKind'];
export type ValuationBasis = components['schemas']['ValuationBasis'];
export type AccountType = components['schemas']['AccountType'];
export type AssetType = components['schemas']['AssetType'];
export type Receipt = components['schemas']['Receipt'];
export type DisclosureChange = components['schemas']['DisclosureChange'];
export type FinancialKind = components['schemas']['FinancialKind'];
export type OutcomeLaw = components['schemas']['OutcomeLaw'];
export type RegenerationReason = components['schemas']['RegenerationReason'];
export type SigningBasis = components['schemas']['SigningBasis'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type ChosenAttorney = components['schemas']['ChosenAttorney'];
export type DiscountRefusal = components['schemas']['DiscountRefusal'];
export type PayoutWait = components['schemas']['PayoutWait'];
export type State = components['schemas']['State'];
export type DistributionLaw = components['schemas']['DistributionLaw'];
export type SpousalSupportLaw = components['schemas']['SpousalSupportLaw'];
export type AttorneySupport = components['schemas']['AttorneySupport'];
export type Problem = components['schemas']['Problem'];
export type ProblemCode = components['schemas']['ProblemCode'];
export type ProblemIssue = components['schemas']['ProblemIssue'];
export type StateWithTemplates = components['schemas']['StateWithTemplates'];
export type DocumentTemplateState = components['schemas']['DocumentTemplateState'];
export type Term = components['schemas']['Term'];
export type AdminState = components['schemas']['AdminState'];
export type StateLaw = components['schemas']['StateLaw'];
export type LawFact = components['schemas']['LawFact'];
export type LawChange = components['schemas']['LawChange'];
export type LawImpact = components['schemas']['LawImpact'];
export type LawPreview = components['schemas']['LawPreview'];
export type LawTrial = components['schemas']['LawTrial'];
export type StateUpdate = components['schemas']['StateUpdate'];
export type DocumentTemplateStateUpdate = components['schemas']['DocumentTemplateStateUpdate'];
export type TermUpdate = components['schemas']['TermUpdate'];
export type DocumentTemplate = components['schemas']['DocumentTemplate'];
export type DocumentTemplateType = components['schemas']['DocumentTemplateType'];
export type TemplateQuestionNames = components['schemas']['TemplateQuestionNames'];
export type SectionTemplate = components['schemas']['SectionTemplate'];
export type TemplateCondition = components['schemas']['TemplateCondition'];
export type TemplateStateInclusion = components['schemas']['TemplateStateInclusion'];
export type ClauseTemplate = components['schemas']['ClauseTemplate'];
export type ClauseTemplatePart = components['schemas']['ClauseTemplatePart'];
export type User = components['schemas']['User'];
export type UserType = components['schemas']['UserType'];
export type UserCreation = components['schemas']['UserCreation'];
export type Me = components['schemas']['Me'];
export type UserUpdate = components['schemas']['UserUpdate'];
export type Acknowledgement = components['schemas']['Acknowledgement'];
export type PersonalArchive = components['schemas']['PersonalArchive'];
export type PersonalArchiveLink = components['schemas']['PersonalArchiveLink'];
export type AccountDeletion = components['schemas']['AccountDeletion'];
export type AccountDeletionRequest = components['schemas']['AccountDeletionRequest'];
export type Journey = components['schemas']['Journey'];
export type Deadline = components['schemas']['Deadline'];
export type DeadlineStep = components['schemas']['DeadlineStep'];
export type DeadlineReason = components['schemas']['DeadlineReason'];
export type WaitingRule = components['schemas']['WaitingRule'];
export type OverallProgress = components['schemas']['OverallProgress'];
export type JourneySection = components['schemas']['JourneySection'];
export type SectionStatus = components['schemas']['SectionStatus'];
export type MenuEntry = components['schemas']['MenuEntry'];
export type NextStep = components['schemas']['NextStep'];
export type ChatCounterpart = components['schemas']['ChatCounterpart'];
export type DocumentStatus = components['schemas']['DocumentStatus'];
export type AttorneyServiceType = components['schemas']['AttorneyServiceType'];
export type BookingStatus = components['schemas']['BookingStatus'];
export type LawFirm = components['schemas']['LawFirm'];
export type LawFirmPage = components['schemas']['LawFirmPage'];
export type LawFirmSummary = components['schemas']['LawFirmSummary'];
export type AttorneyStage = components['schemas']['AttorneyStage'];
export type LawFirmDetail = components['schemas']['LawFirmDetail'];
export type AdminAction = components['schemas']['AdminAction'];
export type LawFirmCreation = components['schemas']['LawFirmCreation'];
export type LawFirmUpdate = components['schemas']['LawFirmUpdate'];
export type Attorney = components['schemas']['Attorney'];
export type AttorneyState = components['schemas']['AttorneyState'];
export type AttorneyService = components['schemas']['AttorneyService'];
export type LawFirmMergePlan = components['schemas']['LawFirmMergePlan'];
export type LawFirmMerge = components['schemas']['LawFirmMerge'];
export type PayoutDetails = components['schemas']['PayoutDetails'];
export type Reason = components['schemas']['Reason'];
export type QuestionnaireReminder = components['schemas']['QuestionnaireReminder'];
export type ReminderSettings = components['schemas']['ReminderSettings'];
export type ReminderSettingsUpdate = components['schemas']['ReminderSettingsUpdate'];
export type ExplainerVideo = components['schemas']['ExplainerVideo'];
export type AdminVideos = components['schemas']['AdminVideos'];
export type AdminVideo = components['schemas']['AdminVideo'];
export type VideoUpdate = components['schemas']['VideoUpdate'];
export type Session = components['schemas']['Session'];
export type SessionsEnd = components['schemas']['SessionsEnd'];
export type SecondFactor = components['schemas']['SecondFactor'];
export type SecondFactorReset = components['schemas']['SecondFactorReset'];
export type LegalPage = components['schemas']['LegalPage'];
export type SentInvitation = components['schemas']['SentInvitation'];
export type Invitation = components['schemas']['Invitation'];
export type ReceivedInvitation = components['schemas']['ReceivedInvitation'];
export type OwnDocumentStatus = components['schemas']['OwnDocumentStatus'];
export type InvitationToken = components['schemas']['InvitationToken'];
export type Document = components['schemas']['Document'];
export type PurchaseItem = components['schemas']['PurchaseItem'];
export type PayoutStatus = components['schemas']['PayoutStatus'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type Product = components['schemas']['Product'];
export type ProductType = components['schemas']['ProductType'];
export type Event = components['schemas']['Event'];
export type EventStatus = components['schemas']['EventStatus'];
export type EventLocationType = components['schemas']['EventLocationType'];
export type BookingProvider = components['schemas']['BookingProvider'];
export type Health = components['schemas']['Health'];
export type DocumentCreation = components['schemas']['DocumentCreation'];
export type DocumentUpdate = components['schemas']['DocumentUpdate'];
export type Participant = components['schemas']['Participant'];
export type Counsel = components['schemas']['Counsel'];
export type SideCounsel = components['schemas']['SideCounsel'];
export type OwnCounsel = components['schemas']['OwnCounsel'];
export type ExternalAttorneyCreation = components['schemas']['ExternalAttorneyCreation'];
export type AttorneyReview = components['schemas']['AttorneyReview'];
export type ReviewStatus = components['schemas']['ReviewStatus'];
export type AttorneyReviewCreation = components['schemas']['AttorneyReviewCreation'];
export type AttorneyServicesEligibility = components['schemas']['AttorneyServicesEligibility'];
export type AttorneyServiceEligibility = components['schemas']['AttorneyServiceEligibility'];
export type AvailableAttorneys = components['schemas']['AvailableAttorneys'];
export type PurchaseItemUpdate = components['schemas']['PurchaseItemUpdate'];
export type AttorneyApplication = components['schemas']['AttorneyApplication'];
export type AttorneyAdminUpdate = components['schemas']['AttorneyAdminUpdate'];
export type AttorneyClientPage = components['schemas']['AttorneyClientPage'];
export type AttorneyClient = components['schemas']['AttorneyClient'];
export type CallStanding = components['schemas']['CallStanding'];
export type MatterStep = components['schemas']['MatterStep'];
export type FormerClient = components['schemas']['FormerClient'];
export type MatterEnd = components['schemas']['MatterEnd'];
export type AttorneyClientDetail = components['schemas']['AttorneyClientDetail'];
export type ConflictQuestion = components['schemas']['ConflictQuestion'];
export type ConflictAnswerCreation = components['schemas']['ConflictAnswerCreation'];
export type ConflictAnswer = components['schemas']['ConflictAnswer'];
export type NameFound = components['schemas']['NameFound'];
export type PartyRole = components['schemas']['PartyRole'];
export type DeclinedAssignment = components['schemas']['DeclinedAssignment'];
export type KeptApplication = components['schemas']['KeptApplication'];
export type AttorneyLicenses = components['schemas']['AttorneyLicenses'];
export type LicenseConfirmation = components['schemas']['LicenseConfirmation'];
export type SavedViews = components['schemas']['SavedViews'];
export type SavedReplies = components['schemas']['SavedReplies'];
export type AttorneyFile = components['schemas']['AttorneyFile'];
export type AttorneyFileKind = components['schemas']['AttorneyFileKind'];
export type AttorneyTask = components['schemas']['AttorneyTask'];
export type AttorneyTaskKind = components['schemas']['AttorneyTaskKind'];
export type QuestionnaireSection = components['schemas']['QuestionnaireSection'];
export type RespondentGroup = components['schemas']['RespondentGroup'];
export type Video = components['schemas']['Video'];
export type RespondentQuestion = components['schemas']['RespondentQuestion'];
export type QuestionType = components['schemas']['QuestionType'];
export type ConditionalVisibility = components['schemas']['ConditionalVisibility'];
export type StateRestriction = components['schemas']['StateRestriction'];
export type QuestionOption = components['schemas']['QuestionOption'];
export type RestrictedQuestionOption = components['schemas']['RestrictedQuestionOption'];
export type AttorneyRule = components['schemas']['AttorneyRule'];
export type AttorneyRuleType = components['schemas']['AttorneyRuleType'];
export type Answer = components['schemas']['Answer'];
export type AnswerQuestionOption = components['schemas']['AnswerQuestionOption'];
export type StateNote = components['schemas']['StateNote'];
export type AdminWaiting = components['schemas']['AdminWaiting'];
export type FoundThing = components['schemas']['FoundThing'];
export type UserPage = components['schemas']['UserPage'];
export type UserSummary = components['schemas']['UserSummary'];
export type UserDetail = components['schemas']['UserDetail'];
export type AttorneyPage = components['schemas']['AttorneyPage'];
export type AdminUserUpdate = components['schemas']['AdminUserUpdate'];
export type Reasoned = components['schemas']['Reasoned'];
export type MarkPaid = components['schemas']['MarkPaid'];
export type DuplicateDocuments = components['schemas']['DuplicateDocuments'];
export type DuplicateResolution = components['schemas']['DuplicateResolution'];
export type UserDeletion = components['schemas']['UserDeletion'];
export type UserMail = components['schemas']['UserMail'];
export type AdminDocument = components['schemas']['AdminDocument'];
export type AttorneyRestrictions = components['schemas']['AttorneyRestrictions'];
export type BarRegister = components['schemas']['BarRegister'];
export type AttorneyDisciplinaryRecord = components['schemas']['AttorneyDisciplinaryRecord'];
export type DisciplineSeverity = components['schemas']['DisciplineSeverity'];
export type DisciplinaryRecordCreation = components['schemas']['DisciplinaryRecordCreation'];
export type DisciplinaryRecordUpdate = components['schemas']['DisciplinaryRecordUpdate'];
export type AttorneyServicesUpdate = components['schemas']['AttorneyServicesUpdate'];
export type AdminEventPage = components['schemas']['AdminEventPage'];
export type AdminEvent = components['schemas']['AdminEvent'];
export type EventFilter = components['schemas']['EventFilter'];
export type AdminReviewPage = components['schemas']['AdminReviewPage'];
export type AdminReview = components['schemas']['AdminReview'];
export type AttorneyReviewUpdate = components['schemas']['AttorneyReviewUpdate'];
export type AttorneyChoices = components['schemas']['AttorneyChoices'];
export type Reassignment = components['schemas']['Reassignment'];
export type AdminAccessState = components['schemas']['AdminAccessState'];
export type SupportTopic = components['schemas']['SupportTopic'];
export type AdminAccessRequest = components['schemas']['AdminAccessRequest'];
export type ListedSection = components['schemas']['ListedSection'];
export type RespondentSection = components['schemas']['RespondentSection'];
export type ContinueStep = components['schemas']['ContinueStep'];
export type RestrictedOptionResult = components['schemas']['RestrictedOptionResult'];
export type RestrictedOptionCheck = components['schemas']['RestrictedOptionCheck'];
export type AnswerWrite = components['schemas']['AnswerWrite'];
export type Dispute = components['schemas']['Dispute'];
export type Question = components['schemas']['Question'];
export type Resolution = components['schemas']['Resolution'];
export type ResolutionKind = components['schemas']['ResolutionKind'];
export type DisputeChange = components['schemas']['DisputeChange'];
export type Discussion = components['schemas']['Discussion'];
export type DiscussionCreation = components['schemas']['DiscussionCreation'];
export type DiscussionUpdate = components['schemas']['DiscussionUpdate'];
export type InternalNote = components['schemas']['InternalNote'];
export type InternalNoteCreation = components['schemas']['InternalNoteCreation'];
export type InternalNoteUpdate = components['schemas']['InternalNoteUpdate'];
export type DocumentLock = components['schemas']['DocumentLock'];
export type HeldLock = components['schemas']['HeldLock'];
export type LockRequest = components['schemas']['LockRequest'];
export type SectionDrafts = components['schemas']['SectionDrafts'];
export type SectionDraftRecord = components['schemas']['SectionDraftRecord'];
export type ClauseDrafts = components['schemas']['ClauseDrafts'];
export type ClauseDraftRecord = components['schemas']['ClauseDraftRecord'];
export type DraftBlock = components['schemas']['DraftBlock'];
export type DraftRun = components['schemas']['DraftRun'];
export type DraftSaved = components['schemas']['DraftSaved'];
export type DraftSave = components['schemas']['DraftSave'];
export type SectionDraftPart = components['schemas']['SectionDraftPart'];
export type ClauseDraftPart = components['schemas']['ClauseDraftPart'];
export type DraftedCommit = components['schemas']['DraftedCommit'];
export type DraftCommit = components['schemas']['DraftCommit'];
export type UnlockErased = components['schemas']['UnlockErased'];
export type UnlockErase = components['schemas']['UnlockErase'];
export type InsertableValues = components['schemas']['InsertableValues'];
export type EditOffers = components['schemas']['EditOffers'];
export type EditOfferLeft = components['schemas']['EditOfferLeft'];
export type LibraryGroup = components['schemas']['LibraryGroup'];
export type LibraryGroupCreation = components['schemas']['LibraryGroupCreation'];
export type LibraryGroupUpdate = components['schemas']['LibraryGroupUpdate'];
export type RenderedLibraryGroup = components['schemas']['RenderedLibraryGroup'];
export type UnmetPlaceholder = components['schemas']['UnmetPlaceholder'];
export type ClauseDiscussion = components['schemas']['ClauseDiscussion'];
export type DiscussionAudience = components['schemas']['DiscussionAudience'];
export type ClauseDiscussionCreation = components['schemas']['ClauseDiscussionCreation'];
export type ClauseDiscussionUpdate = components['schemas']['ClauseDiscussionUpdate'];
export type Chat = components['schemas']['Chat'];
export type ChatCreation = components['schemas']['ChatCreation'];
export type ChatIds = components['schemas']['ChatIds'];
export type DisclosureSummary = components['schemas']['DisclosureSummary'];
export type AccountAndAsset = components['schemas']['AccountAndAsset'];
export type Currency = components['schemas']['Currency'];
export type AssetAccountType = components['schemas']['AssetAccountType'];
export type Vehicle = components['schemas']['Vehicle'];
export type VehicleType = components['schemas']['VehicleType'];
export type Business = components['schemas']['Business'];
export type BusinessType = components['schemas']['BusinessType'];
export type Debt = components['schemas']['Debt'];
export type RealEstate = components['schemas']['RealEstate'];
export type Income = components['schemas']['Income'];
export type IncomeType = components['schemas']['IncomeType'];
export type InheritanceAndTrust = components['schemas']['InheritanceAndTrust'];
export type InheritanceCategory = components['schemas']['InheritanceCategory'];
export type LegacyJointProperty = components['schemas']['LegacyJointProperty'];
export type DisclosureHint = components['schemas']['DisclosureHint'];
export type JointStatement = components['schemas']['JointStatement'];
export type OutcomeFacts = components['schemas']['OutcomeFacts'];
export type OutcomeAnswer = components['schemas']['OutcomeAnswer'];
export type AccountOrAssetCreation = components['schemas']['AccountOrAssetCreation'];
export type AccountCreation = components['schemas']['AccountCreation'];
export type AssetCreation = components['schemas']['AssetCreation'];
export type VehicleCreation = components['schemas']['VehicleCreation'];
export type BusinessCreation = components['schemas']['BusinessCreation'];
export type DebtCreation = components['schemas']['DebtCreation'];
export type RealEstateCreation = components['schemas']['RealEstateCreation'];
export type IncomeCreation = components['schemas']['IncomeCreation'];
export type InheritanceAndTrustCreation = components['schemas']['InheritanceAndTrustCreation'];
export type EvidenceFile = components['schemas']['EvidenceFile'];
export type GenerationRun = components['schemas']['GenerationRun'];
export type GenerationStatus = components['schemas']['GenerationStatus'];
export type GenerationRefusal = components['schemas']['GenerationRefusal'];
export type Finding = components['schemas']['Finding'];
export type FindingSeverity = components['schemas']['FindingSeverity'];
export type FindingFix = components['schemas']['FindingFix'];
export type RegenerationCheck = components['schemas']['RegenerationCheck'];
export type Commit = components['schemas']['Commit'];
export type CommitWithTree = components['schemas']['CommitWithTree'];
export type AgreementTree = components['schemas']['AgreementTree'];
export type AgreementSection = components['schemas']['AgreementSection'];
export type AgreementAbsentClause = components['schemas']['AgreementAbsentClause'];
export type AgreementRedline = components['schemas']['AgreementRedline'];
export type RedlineRun = components['schemas']['RedlineRun'];
export type RedlineCause = components['schemas']['RedlineCause'];
export type RedlineSection = components['schemas']['RedlineSection'];
export type RedlineMember = components['schemas']['RedlineMember'];
export type RedlineBlock = components['schemas']['RedlineBlock'];
export type RedlineHand = components['schemas']['RedlineHand'];
export type ViewedVersion = components['schemas']['ViewedVersion'];
export type SigningSheet = components['schemas']['SigningSheet'];
export type SigningPoint = components['schemas']['SigningPoint'];
export type DocumentFile = components['schemas']['DocumentFile'];
export type Notarization = components['schemas']['Notarization'];
export type NotarizationOutlook = components['schemas']['NotarizationOutlook'];
export type ScanUpload = components['schemas']['ScanUpload'];
export type ScanConfirmation = components['schemas']['ScanConfirmation'];
export type NotarizationForceReset = components['schemas']['NotarizationForceReset'];
export type WeddingWarningAcknowledgment = components['schemas']['WeddingWarningAcknowledgment'];
export type NotarizationNotice = components['schemas']['NotarizationNotice'];
export type LogPage = components['schemas']['LogPage'];
export type LogEntry = components['schemas']['LogEntry'];
export type LogVerdict = components['schemas']['LogVerdict'];
export type Timeline = components['schemas']['Timeline'];
export type CounselSummary = components['schemas']['CounselSummary'];
export type CounselOfState = components['schemas']['CounselOfState'];
export type CounselItem = components['schemas']['CounselItem'];
export type CounselKind = components['schemas']['CounselKind'];
export type CounselVerdict = components['schemas']['CounselVerdict'];
export type CounselOutcomes = components['schemas']['CounselOutcomes'];
export type CounselVerdicts = components['schemas']['CounselVerdicts'];
export type WhatRuns = components['schemas']['WhatRuns'];
export type SealAgain = components['schemas']['SealAgain'];
export type JobsAgain = components['schemas']['JobsAgain'];
export type Vault = components['schemas']['Vault'];
export type UpcomingReview = components['schemas']['UpcomingReview'];
export type SealCertificate = components['schemas']['SealCertificate'];
export type AuditKey = components['schemas']['AuditKey'];
export type BookingChoice = components['schemas']['BookingChoice'];
export type Slot = components['schemas']['Slot'];
export type Booking = components['schemas']['Booking'];
export type AnswerSharing = components['schemas']['AnswerSharing'];
export type Rebooking = components['schemas']['Rebooking'];
export type AttorneyHours = components['schemas']['AttorneyHours'];
export type OpenInterval = components['schemas']['OpenInterval'];
export type AwayState = components['schemas']['AwayState'];
export type Away = components['schemas']['Away'];
export type AwayChange = components['schemas']['AwayChange'];
export type CallPage = components['schemas']['CallPage'];
export type TimeOffer = components['schemas']['TimeOffer'];
export type CallOffer = components['schemas']['CallOffer'];
export type AppointmentCancellation = components['schemas']['AppointmentCancellation'];
export type Cart = components['schemas']['Cart'];
export type CartStatus = components['schemas']['CartStatus'];
export type CartItem = components['schemas']['CartItem'];
export type TransactionStatus = components['schemas']['TransactionStatus'];
export type CartCreation = components['schemas']['CartCreation'];
export type CartItemCreation = components['schemas']['CartItemCreation'];
export type CartItemUpdate = components['schemas']['CartItemUpdate'];
export type CheckoutSession = components['schemas']['CheckoutSession'];
export type CheckoutStatus = components['schemas']['CheckoutStatus'];
export type Checkout = components['schemas']['Checkout'];
export type LedgerBalances = components['schemas']['LedgerBalances'];
export type LedgerPostingPage = components['schemas']['LedgerPostingPage'];
export type LedgerPosting = components['schemas']['LedgerPosting'];
export type LedgerDispute = components['schemas']['LedgerDispute'];
export type CartTotals = components['schemas']['CartTotals'];
export type PromoCode = components['schemas']['PromoCode'];
export type PayoutAccount = components['schemas']['PayoutAccount'];
export type PayoutAccountState = components['schemas']['PayoutAccountState'];
export type ProviderLink = components['schemas']['ProviderLink'];
export type AdminCoupon = components['schemas']['AdminCoupon'];
export type CouponCreation = components['schemas']['CouponCreation'];
export type AdminDiscountCode = components['schemas']['AdminDiscountCode'];
export type DiscountCodeCreation = components['schemas']['DiscountCodeCreation'];
export type DiscountCodeUpdate = components['schemas']['DiscountCodeUpdate'];
export type AdminPurchasePage = components['schemas']['AdminPurchasePage'];
export type AdminPurchaseItem = components['schemas']['AdminPurchaseItem'];
export type MadePayout = components['schemas']['MadePayout'];
export type Payout = components['schemas']['Payout'];
export type PayoutClosing = components['schemas']['PayoutClosing'];
export type PayoutSummary = components['schemas']['PayoutSummary'];
export type RefundPreview = components['schemas']['RefundPreview'];
export type Refund = components['schemas']['Refund'];
export type PayoutItem = components['schemas']['PayoutItem'];
export type PayoutPayment = components['schemas']['PayoutPayment'];
export type Earnings = components['schemas']['Earnings'];
export type SupportTicket = components['schemas']['SupportTicket'];
export type SupportTicketStatus = components['schemas']['SupportTicketStatus'];
export type SupportTicketCreation = components['schemas']['SupportTicketCreation'];
export type DeskTicketPage = components['schemas']['DeskTicketPage'];
export type DeskTicket = components['schemas']['DeskTicket'];
export type SupportTicketUpdate = components['schemas']['SupportTicketUpdate'];
export type PostnupWaitlist = components['schemas']['PostnupWaitlist'];
export type PostnupWaitlistPage = components['schemas']['PostnupWaitlistPage'];
export type PostnupWaitlistEntry = components['schemas']['PostnupWaitlistEntry'];
export type CalendarFeed = components['schemas']['CalendarFeed'];
export type PersonalToken = components['schemas']['PersonalToken'];
export type TokenScope = components['schemas']['TokenScope'];
export type CreatedPersonalToken = components['schemas']['CreatedPersonalToken'];
export type PersonalTokenCreation = components['schemas']['PersonalTokenCreation'];
export type WebhookEndpoint = components['schemas']['WebhookEndpoint'];
export type WebhookEventType = components['schemas']['WebhookEventType'];
export type WebhookEndpointWithSecret = components['schemas']['WebhookEndpointWithSecret'];
export type WebhookEndpointCreation = components['schemas']['WebhookEndpointCreation'];
export type WebhookEndpointUpdate = components['schemas']['WebhookEndpointUpdate'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookDeliveryPage = components['schemas']['WebhookDeliveryPage'];
export type RememberedImportMapping = components['schemas']['RememberedImportMapping'];
export type ImportMapping = components['schemas']['ImportMapping'];
export type ImportMappingSaving = components['schemas']['ImportMappingSaving'];
export type DatedExchangeRates = components['schemas']['DatedExchangeRates'];
export type ExchangeRateSource = components['schemas']['ExchangeRateSource'];
export type ExchangeRatesOverview = components['schemas']['ExchangeRatesOverview'];
export type ForExRate = components['schemas']['ForExRate'];
export type ExchangeRateCheckOutcome = components['schemas']['ExchangeRateCheckOutcome'];
export type ExchangeRatesConfirmation = components['schemas']['ExchangeRatesConfirmation'];
export type $defs = Record<string, never>;
export interface operations {
    "states.list": {
        parameters: {
            query?: {
                isActive?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The states, sorted by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "states.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                stateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One state, with what it makes of each document template */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateWithTemplates"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "terms.list": {
        parameters: {
            query?: {
                stateId?: string;
                documentTemplateId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Wordings that differ by state and document template */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Term"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "states.listForAdmins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The states with how many couples and attorneys they concern, and what differs from the release */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminState"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "states.readLaw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The law of a state as it is applied: each value, what shipped, its source, and its history */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateLaw"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "states.previewChange": {
        parameters: {
            query?: {
                subject?: "STATE" | "TEMPLATE" | "TERM";
                field?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many couples a change of a field would concern, and how */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LawImpact"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "states.exportConcerned": {
        parameters: {
            query?: {
                subject?: "STATE" | "TEMPLATE" | "TERM";
                field?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The couples that a change of a field would concern, and how, as CSV */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "states.previewWords": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LawTrial"];
            };
        };
        responses: {
            /** @description The clauses of a sample couple’s agreement that a value would reword, before and after; nothing is kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LawPreview"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "states.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StateUpdate"];
            };
        };
        responses: {
            /** @description Changes the law of a state, with its source and the reason; couples are settled by a job */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateLaw"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "states.updateTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                stateId: string;
                templateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentTemplateStateUpdate"];
            };
        };
        responses: {
            /** @description Changes what a state makes of a document template, with its source and the reason */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateLaw"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "terms.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
                stateId: string;
                documentTemplateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TermUpdate"];
            };
        };
        responses: {
            /** @description Changes a wording of a state that is there already, with its source and the reason */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateLaw"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "states.takeBackChange": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Takes the last change of a value back, with a reason: what was there before counts again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateLaw"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documentTemplates.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Templates for creating agreements, each with its state-specific data, sorted by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentTemplate"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documentTemplateStates.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What one state makes of a document template */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentTemplateState"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "templateQuestions.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions that conditions of templates read, with their options: words and names, no answers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateQuestionNames"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sectionTemplates.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sections of the document templates, as they are read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectionTemplate"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "clauseTemplates.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Clauses of the section templates, as they are read: each before its children */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClauseTemplate"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "users.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCreation"];
            };
        };
        responses: {
            /** @description Makes the user at the first sign-in; answers the same user afterwards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "users.readMe": {
        parameters: {
            query?: {
                deviceKey?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in user; 404 until the first `POST /users` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "users.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "users.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description Changes the person’s own profile: a name field, gender, birthdate or phone number */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "users.acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Acknowledgement"];
            };
        };
        responses: {
            /** @description Acknowledges enforcement, the advice to take counsel, or newer terms, by the server clock */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "personalArchive.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far the archive of everything that Troth has of the person is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalArchive"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "personalArchive.request": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requests an archive of everything Troth holds about the person; an e-mail says when it is ready */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalArchive"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "personalArchive.makeLink": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An address under which the archive is downloaded once, within five minutes; an earlier one opens nothing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalArchiveLink"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "personalArchive.download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive, under the address that was made for it; the address opens nothing after it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "accountDeletion.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What deleting the account would do now: what is erased, what is kept and until when, and what prevents it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "accountDeletion.request": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeletionRequest"];
            };
        };
        responses: {
            /** @description Asks for the account to be deleted, in fourteen days; until then it can be taken back */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "accountDeletion.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes the deletion of the account back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "accountDeletion.page": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of the mailed link, on which the deletion of an account can be taken back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "accountDeletion.keep": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": Record<string, never>;
            };
        };
        responses: {
            /** @description Takes the deletion of an account back by the mailed link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "users.readJourney": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the shell and the dashboard show: progress, sections, menu, next step, partner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Journey"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "fonts.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A font of the pages that the server writes; its name carries the hash of its content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "inbox.listSamples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every mail that Troth can send, with sample data; only where the local inbox is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "inbox.readSample": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "account-sign-up" | "account-exists" | "account-verify-email" | "account-password-reset" | "account-password-changed" | "account-email-change" | "account-email-change-asked" | "account-email-changed" | "account-factor-added" | "account-factor-removed" | "account-recovery-codes-replaced" | "account-recovery-code-used" | "account-second-factor-reset" | "account-token-created" | "webhook-disabled" | "account-sessions-ended" | "invitation" | "invitation-accepted" | "postnup-waitlist" | "chat" | "documents-made-one" | "contact-address-changed" | "document-deleted" | "document-restored" | "attorney-stage" | "document-generated" | "document-regenerated" | "law-changed" | "law-changed-attorney" | "agreement-reopened" | "document-imported" | "document-import-taken-out" | "document-exchanged" | "state-changed" | "attorney-approved" | "agreement-approved" | "approval-rescinded" | "agreement-edited" | "clause-discussion" | "drafts-erased" | "counsel-confirmation" | "counsel-regenerated" | "attorney-chosen" | "representation-bought-for-you" | "attorney-gone" | "attorney-reassigned" | "attorney-unassigned" | "attorney-cannot-act" | "appointment-booked" | "appointment-moved" | "appointment-canceled" | "appointment-offer" | "call-offer" | "appointment-missed" | "appointment-outcome" | "receipt" | "payment-failed" | "refund" | "payment-returned" | "dispute" | "exchange-rates-held" | "exchange-rates-old" | "notarization-attorney-missing" | "final-text" | "notarization-invited" | "notarization-partner-signed" | "notarization-identity-failed" | "notarization-refused" | "notarization-not-taken" | "notarization-attention" | "notarization-expired" | "notarization-reset" | "scan-uploaded" | "agreement-completed" | "sealing-stopped" | "export-ready" | "deletion-asked" | "deletion-canceled" | "partner-deleted" | "deletion-done" | "support-confirmation" | "support-ticket" | "support-reply" | "questionnaire-reminder" | "review-reminder" | "appointment-reminder" | "payout-account" | "payout" | "agreement-completed-attorney" | "attorney-leaves-state" | "appointment-kept";
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One mail that Troth can send, with sample data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "inbox.readSampleBody": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "account-sign-up" | "account-exists" | "account-verify-email" | "account-password-reset" | "account-password-changed" | "account-email-change" | "account-email-change-asked" | "account-email-changed" | "account-factor-added" | "account-factor-removed" | "account-recovery-codes-replaced" | "account-recovery-code-used" | "account-second-factor-reset" | "account-token-created" | "webhook-disabled" | "account-sessions-ended" | "invitation" | "invitation-accepted" | "postnup-waitlist" | "chat" | "documents-made-one" | "contact-address-changed" | "document-deleted" | "document-restored" | "attorney-stage" | "document-generated" | "document-regenerated" | "law-changed" | "law-changed-attorney" | "agreement-reopened" | "document-imported" | "document-import-taken-out" | "document-exchanged" | "state-changed" | "attorney-approved" | "agreement-approved" | "approval-rescinded" | "agreement-edited" | "clause-discussion" | "drafts-erased" | "counsel-confirmation" | "counsel-regenerated" | "attorney-chosen" | "representation-bought-for-you" | "attorney-gone" | "attorney-reassigned" | "attorney-unassigned" | "attorney-cannot-act" | "appointment-booked" | "appointment-moved" | "appointment-canceled" | "appointment-offer" | "call-offer" | "appointment-missed" | "appointment-outcome" | "receipt" | "payment-failed" | "refund" | "payment-returned" | "dispute" | "exchange-rates-held" | "exchange-rates-old" | "notarization-attorney-missing" | "final-text" | "notarization-invited" | "notarization-partner-signed" | "notarization-identity-failed" | "notarization-refused" | "notarization-not-taken" | "notarization-attention" | "notarization-expired" | "notarization-reset" | "scan-uploaded" | "agreement-completed" | "sealing-stopped" | "export-ready" | "deletion-asked" | "deletion-canceled" | "partner-deleted" | "deletion-done" | "support-confirmation" | "support-ticket" | "support-reply" | "questionnaire-reminder" | "review-reminder" | "appointment-reminder" | "payout-account" | "payout" | "agreement-completed-attorney" | "attorney-leaves-state" | "appointment-kept";
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The same as its reader sees it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "inbox.list": {
        parameters: {
            query?: {
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The local inbox page: mail that was sent while no mail server is configured */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "inbox.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One mail of the local inbox */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "inbox.readBody": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail as its reader sees it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "inbox.readReceipt": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt that came with a mail of the local inbox */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "inbox.readInvitation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar file that came with a mail of the local inbox */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "lawFirms.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Approved law firms, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LawFirm"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "admin.listLawFirms": {
        parameters: {
            query?: {
                search?: string;
                isApproved?: "true" | "false";
                sort?: "WAITING" | "NAME" | "CREATED";
                direction?: "ascending" | "descending";
                limit?: number;
                after?: string;
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Law firms; those that await approval come first unless sorted otherwise */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LawFirmPage"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "admin.createLawFirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LawFirmCreation"];
            };
        };
        responses: {
            /** @description Adds a law firm, approved from the start */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LawFirmDetail"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "admin.exportLawFirms": {
        parameters: {
            query?: {
                search?: string;
                isApproved?: "true" | "false";
                sort?: "WAITING" | "NAME" | "CREATED";
                direction?: "ascending" | "descending";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The law firms of a filter as CSV, without what they are paid by */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "admin.readLawFirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One law firm with its attorneys and its account; how it is paid is masked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LawFirmDetail"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "admin.updateLawFirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LawFirmUpdate"];
            };
        };
        responses: {
            /** @description Changes a law firm; approving it is the step before its attorneys */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LawFirmDetail"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "admin.readLawFirmLead": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attorney who leads a law firm; 404 while it has none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attorney"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "admin.planLawFirmMerge": {
        parameters: {
            query: {
                intoLawFirmId: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What would move if the firm became part of another one, and what stands against it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LawFirmMergePlan"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "admin.mergeLawFirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LawFirmMerge"];
            };
        };
        responses: {
            /** @description Moves the attorneys and payouts of a firm into another one and ends it; can’t be undone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LawFirmDetail"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "admin.revealPayoutDetails": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description Shows how a law firm is paid, for a reason that is kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutDetails"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "users.remindPartner": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reminds the partner about the questionnaire, once a day, after the sender has completed their own */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionnaireReminder"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "reminders.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which reminders the person gets by mail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderSettings"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "reminders.change": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderSettingsUpdate"];
            };
        };
        responses: {
            /** @description Turns reminders of some topics on or off; mails that are part of the service go on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderSettings"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "reminders.unsubscribePage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of the link in a reminder: asks whether to stop such reminders, and changes nothing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "reminders.unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stops reminders of one kind, by a button or by a mail program’s one click (RFC 8058), without signing in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "reminders.resubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes it back: reminds of it again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "videos.list": {
        parameters: {
            query?: {
                location?: string;
                stateId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Explainer films, with their words; at one place, and for one state where it has its own */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExplainerVideo"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "videos.listForAdmins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The explainer videos as they are shown, and the places where one can be */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminVideos"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "videos.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                videoId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VideoUpdate"];
            };
        };
        responses: {
            /** @description Changes title, author, address, place or state of a video, with a reason */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminVideo"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sessions.open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Exchanges a valid token for a session cookie, the fallback where no token can be had */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sessions.close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ends the cookie session */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "admin.endSessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionsEnd"];
            };
        };
        responses: {
            /** @description Ends every session of a person, with a reason, and tells them by mail */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "secondFactor.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the person must sign in with a second factor, and whether they did */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "admin.resetSecondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorReset"];
            };
        };
        responses: {
            /** @description Removes a lost second factor, with a reason; ends the person’s sessions and notifies them by e-mail */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "legal.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                page: "terms" | "privacy";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terms of service or the privacy policy */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalPage"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "users.readInvitation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open invitation of the partner; null when there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invitation: components["schemas"]["SentInvitation"] | null;
                    };
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "users.invite": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Invitation"];
            };
        };
        responses: {
            /** @description Invites the partner by e-mail; a newer invitation replaces the one before */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentInvitation"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "users.revokeInvitation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revokes the open invitation; its link stops working */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "invitations.open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationToken"];
            };
        };
        responses: {
            /** @description Binds an invitation to the signed-in person by the link that they opened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedInvitation"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documents.listInvites": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invitations bound to me, by an opened link or by my verified e-mail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedInvitation"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documents.acceptInvite": {
        parameters: {
            query: {
                token?: string;
                confirmed: "true";
                ownDocument?: "SET_ASIDE" | "BRING_ANSWERS";
            };
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepts an invitation, once the person confirmed it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "health.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answers when the API is ready: its database answers too */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "contentPolicyReports.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    "csp-report": {
                        "document-uri"?: string;
                        "effective-directive"?: string;
                        "violated-directive"?: string;
                        "blocked-uri"?: string;
                    } & {
                        [key: string]: unknown;
                    };
                } & {
                    [key: string]: unknown;
                }) | ({
                    type: string;
                    body?: {
                        documentURL?: string;
                        effectiveDirective?: string;
                        blockedURL?: string | null;
                    } & {
                        [key: string]: unknown;
                    };
                } & {
                    [key: string]: unknown;
                })[];
            };
        };
        responses: {
            /** @description Takes a browser’s report of what a page’s content security policy kept out */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documents.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentCreation"];
            };
        };
        responses: {
            /** @description Begins the document of a couple; a person has one active document */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documents.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One document with its partners, state and template */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documents.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentUpdate"];
            };
        };
        responses: {
            /** @description Changes the state, confirms the current commit, or clears the generation (D28) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documents.listOfUser": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Documents that a person is a party of; the active one first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documents.listParticipants": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partners of a document, A first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Participant"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documents.readCounsel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who advises the two partners, and who has approved the current version */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Counsel"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documents.grantApproval": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A side's own attorney approves the current version; the last one needed makes it final (D29) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documents.rescindApproval": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Rescission"] | null;
            };
        };
        responses: {
            /** @description A side's own attorney takes the approval back; the partners' confirmations are void with it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "externalAttorneys.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attorney a partner found and the status of the confirmation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCounsel"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "externalAttorneys.record": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExternalAttorneyCreation"];
            };
        };
        responses: {
            /** @description Records or changes the partner’s own attorney */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCounsel"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "externalAttorneys.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removes the partner’s own attorney, along with what the attorney confirmed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "externalAttorneys.mailLink": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mails the attorney a one-time link by which they confirm the current version */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCounsel"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "externalAttorneys.uploadCertificate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Uploads the certificate of counsel that the attorney signed of the current version */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCounsel"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "attorneyReviews.list": {
        parameters: {
            query?: {
                /** @description Whether a review is shown. Portals spec §3. */
                status?: components["schemas"]["ReviewStatus"];
                includeUser?: "true" | "false";
                after?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
                aid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What clients said of an attorney, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttorneyReview"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "attorneyReviews.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttorneyReviewCreation"];
            };
        };
        responses: {
            /** @description Reviews an attorney after a meeting, once per purchase; an admin looks at it before it is shown */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttorneyReview"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "attorneyReviews.listNeeded": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Attorneys whom a customer has met and not reviewed yet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attorney"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "counselConfirmations.page": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page where a partner’s own attorney reads the agreement and what to confirm */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "counselConfirmations.confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    hasAdvised?: string;
                    isIndependent?: string;
                    name?: string;
                };
            };
        };
        responses: {
            /** @description The attorney confirms the version: it is approved for their client, and the link is used */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "counselConfirmations.agreement": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version that is to be confirmed, as a PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "users.readAttorneyServicesEligibility": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether attorney services are open to a customer, and what to do about each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttorneyServicesEligibility"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "attorneys.listAvailable": {
        parameters: {
            query?: {
                /** @description Attorney service. Customer spec §1. */
                serviceType?: components["schemas"]["AttorneyServiceType"];
            };
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attorneys a customer can hire for a service, and who it can be bought for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailableAttorneys"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "attorneys.readFeatured": {
        parameters: {
            query?: {
                /** @description Attorney service. Customer spec §1. */
                serviceType?: components["schemas"]["AttorneyServiceType"];
            };
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attorney shown first: fast turnaround, then reviews, then the sooner answer, then experience */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attorney"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "purchaseItems.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                pid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseItemUpdate"];
            };
        };
        responses: {
            /** @description Chooses the attorney of a bought service, or the document that it is for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseItem"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "attorneys.listOfUser": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attorney record of an attorney; the attorneys of a customer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attorney"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "attorneys.apply": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttorneyApplication"];
            };
        };
        responses: {
            /** @description Sends the application form, once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attorney"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "attorneys.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttorneyAdminUpdate"];
            };
        };
        responses: {
            /** @description Changes an attorney’s profile; admins also change stage, firm and lead */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attorney"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "attorneys.listLawFirms": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The firm of an attorney, and who leads it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LawFirm"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "attorneys.addLawFirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LawFirmCreation"];
            };
        };
        responses: {
            /** @description Adds a firm for an admin to approve, led by the attorney */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LawFirm"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "attorneys.listStates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where an attorney is licensed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttorneyState"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "attorneys.changeLicenses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttorneyLicenses"];
            };
        };
        responses: {
            /** @description Changes where an attorney is licensed; what is new or has a new number waits for an admin */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attorney"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "attorneys.listClients": {
        parameters: {
            query?: {
                view?: "OPEN" | "WAITING" | "PAST";
                search?: string;
                stateId?: string;
                service?: "REPRESENTATION" | "Q_A";
                documentId?: string;
                sort?: "name" | "agreement" | "deadline" | "wedding";
                direction?: "ascending" | "descending";
                page?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
                aid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clients of an attorney, a page of them; the nearest deadline first unless another order is asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttorneyClientPage"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "attorneys.readClient": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One client of an attorney */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttorneyClientDetail"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "conflicts.readQuestion": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who the parties of a new client’s matter are, and whether the attorney has said that they can act */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictQuestion"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "conflicts.answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
                clientId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConflictAnswerCreation"];
            };
        };
        responses: {
            /** @description Says once whether the attorney can act; who cannot leaves the client at once, and it costs nobody anything */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "conflicts.checkName": {
        parameters: {
            query: {
                name: string;
            };
            header?: never;
            path: {
                id: string;
                aid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where a name occurs in the matters of the attorney’s firm, near spellings too: matter and role only */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameFound"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "admin.listDeclinedAssignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Attorneys who said that they cannot act for a client, the latest first, each with the reason */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclinedAssignment"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "attorneys.readApplicationDraft": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application as it was typed last, on whatever device; null before anything was */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptApplication"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "attorneys.keepApplicationDraft": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationDraft"];
            };
        };
        responses: {
            /** @description Keeps the application as it is typed, for another device */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "admin.confirmLicense": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                stateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LicenseConfirmation"];
            };
        };
        responses: {
            /** @description Confirms a license, or takes the confirmation back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attorney"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "savedViews.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Views of the list of clients that the attorney saved by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViews"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "savedViews.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViews"];
            };
        };
        responses: {
            /** @description Keeps the views of the list of clients */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViews"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "savedReplies.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Replies that the attorney writes often */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedReplies"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "savedReplies.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedReplies"];
            };
        };
        responses: {
            /** @description Keeps up to five replies */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedReplies"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "attorneyFiles.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Photo, insurance and contract that an attorney sent in, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttorneyFile"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "attorneyFiles.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                    /** @enum {string} */
                    kind: "PROFILE_PHOTO" | "MALPRACTICE_INSURANCE" | "CONTRACT";
                };
            };
        };
        responses: {
            /** @description Sends in a photo, an insurance or a contract, for the profile to name */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttorneyFile"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "attorneyFiles.content": {
        parameters: {
            query?: {
                size?: "96" | "320";
            };
            header?: never;
            path: {
                id: string;
                aid: string;
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photo of an attorney, which never changes under its address; other files, always to be saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "attorneys.listTasks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What an attorney has to do now, most urgent first. Computed on request; none of it is stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttorneyTask"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "attorneyQuestionnaireSections.list": {
        parameters: {
            query?: {
                stateId?: string;
                documentId?: string;
                userId?: string;
            };
            header?: never;
            path: {
                id: string;
                aid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sections in order, in the words of a state; of a client with the status of each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionnaireSection"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "attorneyQuestionnaireSections.groups": {
        parameters: {
            query: {
                documentId: string;
                userId: string;
            };
            header?: never;
            path: {
                uid: string;
                aid: string;
                sid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups of a section with a client’s answers, without those that stay with their author */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RespondentGroup"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "admin.readWaiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How much waits for an admin: applications, licenses, firms, reviews, calls, tickets, disputes, payouts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminWaiting"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "admin.search": {
        parameters: {
            query?: {
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description People, firms, documents, purchases and codes by one search: a few of each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundThing"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "admin.listUsers": {
        parameters: {
            query?: {
                search?: string;
                /** @description Kind of user. Portals spec §1. */
                userType?: components["schemas"]["UserType"];
                stateId?: string;
                isWaitlisted?: "true" | "false";
                sort?: "NAME" | "USER_TYPE" | "CREATED" | "LAST_ACTIVE";
                direction?: "ascending" | "descending";
                limit?: number;
                after?: string;
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Users, found by words of name and e-mail or the beginning of an id; the newest first unless sorted otherwise */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "admin.exportUsers": {
        parameters: {
            query?: {
                search?: string;
                /** @description Kind of user. Portals spec §1. */
                userType?: components["schemas"]["UserType"];
                stateId?: string;
                isWaitlisted?: "true" | "false";
                sort?: "NAME" | "USER_TYPE" | "CREATED" | "LAST_ACTIVE";
                direction?: "ascending" | "descending";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users of a filter as CSV */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "admin.readUser": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One user with the documents that they are a party of */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetail"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminUsers.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserDeletion"];
            };
        };
        responses: {
            /** @description Deletes a person, in fourteen days or at once where nothing is under way */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminUsers.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminUserUpdate"];
            };
        };
        responses: {
            /** @description Changes the profile of somebody else, by the profile’s own rules and for a reason */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "admin.listAttorneys": {
        parameters: {
            query?: {
                search?: string;
                /** @description Stage of an attorney’s application. Portals spec §3. */
                stage?: components["schemas"]["AttorneyStage"];
                stateId?: string;
                lawFirmId?: string;
                sort?: "WAITING" | "NAME" | "FIRM" | "STAGE" | "CREATED";
                direction?: "ascending" | "descending";
                limit?: number;
                after?: string;
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Attorneys with their firms and licences; applications that wait come first unless sorted otherwise */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttorneyPage"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "admin.exportAttorneys": {
        parameters: {
            query?: {
                search?: string;
                /** @description Stage of an attorney’s application. Portals spec §3. */
                stage?: components["schemas"]["AttorneyStage"];
                stateId?: string;
                lawFirmId?: string;
                sort?: "WAITING" | "NAME" | "FIRM" | "STAGE" | "CREATED";
                direction?: "ascending" | "descending";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attorneys of a filter as CSV */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "admin.readAttorney": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One attorney with firm and licences */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attorney"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminSavedViews.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list: "USERS" | "ATTORNEYS" | "LAW_FIRMS" | "APPOINTMENTS" | "REVIEWS" | "STATES" | "PAYOUTS" | "LEDGER" | "DISCOUNTS" | "TICKETS" | "WAITLIST" | "LOG";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Views of a list that the admin saved by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViews"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminSavedViews.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list: "USERS" | "ATTORNEYS" | "LAW_FIRMS" | "APPOINTMENTS" | "REVIEWS" | "STATES" | "PAYOUTS" | "LEDGER" | "DISCOUNTS" | "TICKETS" | "WAITLIST" | "LOG";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViews"];
            };
        };
        responses: {
            /** @description Keeps the views of a list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViews"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminUsers.unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reasoned"];
            };
        };
        responses: {
            /** @description Turns all reminders of a person off; only the person turns them on again */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminUsers.notifyAttorney": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                eventId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reasoned"];
            };
        };
        responses: {
            /** @description Sends the attorney the invitation to an appointment of this person again */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminUsers.sendPasswordReset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reasoned"];
            };
        };
        responses: {
            /** @description Mails a person a link to choose a new password, for thirty minutes and once in five */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminUsers.markPaid": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkPaid"];
            };
        };
        responses: {
            /** @description Counts the prenup of a couple as paid, at no price and once */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseItem"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminUsers.takeBackMarkPaid": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkPaid"];
            };
        };
        responses: {
            /** @description Takes back that a prenup counts as paid, until something was generated */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminUsers.listDuplicates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The live documents of a person with what is in each, and which one we would keep */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicateDocuments"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminUsers.resolveDuplicates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DuplicateResolution"];
            };
        };
        responses: {
            /** @description Keeps one of several live documents: purchases move to it, the others become inactive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicateDocuments"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminUsers.readDeletion": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What deleting a person would do now: what goes, what stays and until when, and what prevents it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminUsers.listMails": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mails to a person’s address: kind, day and outcome, the newest first; never their words */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserMail"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminUsers.resendMail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                mailId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reasoned"];
            };
        };
        responses: {
            /** @description Sends a mail again that did not arrive */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminUsers.listActions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What admins did about a person, with their reasons, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminAction"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminDocuments.listOfUser": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents of a person: how far each has come, who edits it, its notarization; none of its words */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminDocument"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminDocuments.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reasoned"];
            };
        };
        responses: {
            /** @description Deletes a document, for a reason; it can be brought back for thirty days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminDocument"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminDocuments.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reasoned"];
            };
        };
        responses: {
            /** @description Brings back a document that was deleted, or put aside as a duplicate, within thirty days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminDocument"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminUsers.readRestrictions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who of the couple needs an attorney: rule, law, and what each is going to do */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttorneyRestrictions"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminQuestionnaireSections.list": {
        parameters: {
            query?: {
                stateId?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sections of the questionnaire in order, in the words of a state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionnaireSection"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminQuestionnaireSections.groups": {
        parameters: {
            query?: {
                documentId?: string;
            };
            header?: never;
            path: {
                id: string;
                sectionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups of a section with a person’s answers, without those that stay with their author */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RespondentGroup"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminAttorneys.barRegisters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the licenses of each state are looked up */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BarRegister"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "discipline.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What bars have decided about an attorney, the latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttorneyDisciplinaryRecord"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "discipline.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisciplinaryRecordCreation"];
            };
        };
        responses: {
            /** @description Records a decision of a bar; a suspension or worse asks for the attorney to be deactivated */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttorneyDisciplinaryRecord"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "discipline.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                rid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisciplinaryRecordUpdate"];
            };
        };
        responses: {
            /** @description Changes a disciplinary record, such as that it is resolved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttorneyDisciplinaryRecord"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminAttorneyServices.set": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttorneyServicesUpdate"];
            };
        };
        responses: {
            /** @description Sets what an attorney offers, as a whole list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttorneyService"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminEvents.list": {
        parameters: {
            query?: {
                search?: string;
                /** @description Which events a list shows. Customer spec §7. */
                filter?: components["schemas"]["EventFilter"];
                /** @description State of an appointment. Customer spec §3. */
                status?: components["schemas"]["EventStatus"];
                attorneyId?: string;
                userId?: string;
                isOpen?: "true";
                direction?: "ascending" | "descending";
                limit?: number;
                after?: string;
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Appointments of everybody, by both people; those that are still to be the earliest first, others the latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminEventPage"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminEvents.export": {
        parameters: {
            query?: {
                search?: string;
                /** @description Which events a list shows. Customer spec §7. */
                filter?: components["schemas"]["EventFilter"];
                /** @description State of an appointment. Customer spec §3. */
                status?: components["schemas"]["EventStatus"];
                attorneyId?: string;
                userId?: string;
                isOpen?: "true";
                direction?: "ascending" | "descending";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appointments of a filter as CSV */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminReviews.list": {
        parameters: {
            query?: {
                attorneyId?: string;
                /** @description Whether a review is shown. Portals spec §3. */
                status?: components["schemas"]["ReviewStatus"];
                direction?: "ascending" | "descending";
                limit?: number;
                after?: string;
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What clients said of attorneys; reviews that wait come first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReviewPage"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminReviews.export": {
        parameters: {
            query?: {
                attorneyId?: string;
                /** @description Whether a review is shown. Portals spec §3. */
                status?: components["schemas"]["ReviewStatus"];
                direction?: "ascending" | "descending";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reviews of a filter as CSV */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminReviews.decide": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttorneyReviewUpdate"];
            };
        };
        responses: {
            /** @description Approves a review, takes it off with a reason, or shows it again; its words never change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReview"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminPurchases.readAttorneyChoices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who has a bought service, and three attorneys who could take it over, without a conflict and licensed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttorneyChoices"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminPurchases.reassign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reassignment"];
            };
        };
        responses: {
            /** @description Gives a bought service to another attorney, by the conflict rule and the license, for a reason */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttorneyChoices"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminAccess.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the admin may look at what a couple wrote now, and the open tickets for which they could */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminAccessState"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminAccess.open": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminAccessRequest"];
            };
        };
        responses: {
            /** @description Lets the admin look at what a couple wrote, for an hour; the couple’s history says so, with the reason */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminAccess"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "questionnaireSections.list": {
        parameters: {
            query?: {
                includeStatus?: "true" | "false";
                includeQuestions?: "true" | "false";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sections in order, with the status and the questions of each when asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedSection"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "questionnaireSections.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                section: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One section with its status, its lock, and what Continue does */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RespondentSection"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "questionnaireSections.continue": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                section: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Leaves a section by Continue, which completes one that requires nothing; what Continue does now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RespondentSection"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "questionnaireSections.groups": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                section: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups of a section, with their questions and the reader’s answers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RespondentGroup"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documentQuestionnaireSections.groups": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                docId: string;
                section: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups of a section: partners see their own answers, attorneys their client’s */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RespondentGroup"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "questionOptions.check": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestrictedOptionCheck"];
            };
        };
        responses: {
            /** @description How options stand that choosing another one would rule out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestrictedOptionResult"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "answers.list": {
        parameters: {
            query?: {
                questionId?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person’s own answers, or the answer to one question */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "answers.create": {
        parameters: {
            query: {
                questionId: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerWrite"];
            };
        };
        responses: {
            /** @description Answers a question */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "answers.update": {
        parameters: {
            query: {
                questionId: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerWrite"];
            };
        };
        responses: {
            /** @description Changes the answer to a question; fields left out don’t change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "answers.attorneyRestrictions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Attorney rules that the person’s answers trigger in the state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttorneyRestrictions"] & unknown;
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "disputes.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Questions on which the partners differ, by section, group and question */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispute"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "disputes.agree": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                questionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Agrees with the partner: copies the partner's answer with its visible follow-ups, all or nothing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resolution"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "disputes.change": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                questionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeChange"];
            };
        };
        responses: {
            /** @description Answers a disputed question again, with its follow-ups, all or nothing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resolution"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "resolutions.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alignment history, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resolution"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "discussions.listAll": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partners' words about all disputes, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discussion"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "discussions.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                questionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partners' words about a dispute, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discussion"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "discussions.add": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                questionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscussionCreation"];
            };
        };
        responses: {
            /** @description Adds words to a question on which the partners differ or differed */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discussion"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "discussions.resolve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                questionId: string;
                discussionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscussionUpdate"];
            };
        };
        responses: {
            /** @description Marks words about a dispute as dealt with, or opens them again; either partner may */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discussion"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "internalNotes.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
                cid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attorney's own notes about a client: pinned ones first, then the newest */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalNote"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "internalNotes.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
                cid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InternalNoteCreation"];
            };
        };
        responses: {
            /** @description Writes a note about a client, for the author alone */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalNote"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "internalNotes.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
                cid: string;
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a note with its words */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "internalNotes.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
                cid: string;
                noteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InternalNoteUpdate"];
            };
        };
        responses: {
            /** @description Changes the words of a note, or pins it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalNote"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documentLocks.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who edits the agreement, and until when */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentLock"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documentLocks.take": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LockRequest"];
            };
        };
        responses: {
            /** @description Takes the lock, or renews it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldLock"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documentLocks.release": {
        parameters: {
            query?: {
                token?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gives the lock back; the drafts stay */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documentDrafts.listSections": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reader’s own drafts of sections, with the commit they’re based on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectionDrafts"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documentDrafts.listClauses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reader’s own drafts of clauses, with the commit they’re based on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClauseDrafts"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documentDrafts.save": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftSave"];
            };
        };
        responses: {
            /** @description Saves drafts, all or none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftSaved"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documentDrafts.commit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftCommit"];
            };
        };
        responses: {
            /** @description Commits the reader’s drafts as a new version of the agreement */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftedCommit"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documentDrafts.unlockErase": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnlockErase"];
            };
        };
        responses: {
            /** @description Ends the lock and erases all drafts, for a reason */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnlockErased"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documentEditing.values": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What may be inserted into the text as a value */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsertableValues"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documentEditing.offers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Edits of the text before the agreement was created anew, to take over one by one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditOffers"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documentEditing.leaveOffer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditOfferLeft"];
            };
        };
        responses: {
            /** @description Leaves an edit of the text before the agreement was created anew: it is not offered to this reader again */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "libraryGroups.list": {
        parameters: {
            query?: {
                stateId?: string;
                includeArchived?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Library groups by name: of a state and for all states, or all of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryGroup"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "libraryGroups.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LibraryGroupCreation"];
            };
        };
        responses: {
            /** @description Adds a library group */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryGroup"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "libraryGroups.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One library group */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryGroup"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "libraryGroups.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LibraryGroupUpdate"];
            };
        };
        responses: {
            /** @description Changes a library group, or archives it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryGroup"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "libraryGroups.render": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                docId: string;
                groupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A library group in this couple’s words, ready to be inserted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderedLibraryGroup"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "clauseDiscussions.list": {
        parameters: {
            query?: {
                clauseId?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Words about the clauses of the agreement, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClauseDiscussion"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "clauseDiscussions.add": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClauseDiscussionCreation"];
            };
        };
        responses: {
            /** @description Adds words about a clause, for counsel or for everybody */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClauseDiscussion"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "clauseDiscussions.resolve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                discussionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClauseDiscussionUpdate"];
            };
        };
        responses: {
            /** @description Marks words about a clause as dealt with, or opens them again; whoever reads them may */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClauseDiscussion"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "clauseDiscussions.markRead": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Notes that the reader has seen all words about the clauses */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "chats.list": {
        parameters: {
            query?: {
                withUserId?: string;
                before?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Messages that a person wrote or was written about a document, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "chats.send": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatCreation"];
            };
        };
        responses: {
            /** @description Writes to the partner, the person’s attorney, or the attorney’s client */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "chats.takeBack": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatIds"];
            };
        };
        responses: {
            /** @description Takes own messages back: they vanish for both */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "chats.counterparts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With whom a person has a conversation about a document, and how many messages of each wait to be read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatCounterpart"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "chats.markAsRead": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatIds"];
            };
        };
        responses: {
            /** @description Marks messages to oneself as read; answers those that are still there */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "changes.follow": {
        parameters: {
            query?: {
                sinceMs?: number | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Follows what changes for a person, as it happens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "disclosure.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A partner’s disclosure: entries, counts, sums, what is missing, receipts with later changes, and joint entries to settle */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisclosureSummary"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "disclosure.stateNothing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                kind: "assets" | "vehicles" | "businesses" | "debts" | "real-estates" | "incomes" | "inheritances-trusts";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description States that there is nothing of a kind; refused while something of it is listed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "disclosure.withdrawNothing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                kind: "assets" | "vehicles" | "businesses" | "debts" | "real-estates" | "incomes" | "inheritances-trusts";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes back the statement that there is nothing of a kind */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "disclosure.export": {
        parameters: {
            query: {
                format: "csv" | "json";
            };
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A partner's disclosure as a file: a table for spreadsheets, or JSON with every record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "disclosure.outcomeFacts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answers that count and the law of the state, as far as the reader may know them, to compute the years */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutcomeFacts"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "disclosure.downloadOutcomes": {
        parameters: {
            query: {
                year: string;
                event: "DIVORCE" | "DEATH_A" | "DEATH_B";
                money?: "TODAY" | "THEN";
                /** @description Partner A or partner B of a document. */
                answers?: components["schemas"]["Side"];
                question?: "sp_premarital" | "sp_growth_passive" | "sp_growth_active" | "sp_growth_pct" | "sp_income" | "sp_commingling" | "sp_credit" | "sp_inheritance" | "sp_business" | "sp_business_class" | "sp_equity" | "mp_scheme" | "mp_earnings" | "mp_earnings_pct" | "mp_retirement" | "mp_split" | "mp_split_pct_a" | "db_premarital" | "db_repay" | "hm_current" | "hm_class" | "hm_vest_pct" | "hm_future" | "hm_down_payment" | "ss_choice" | "ss_short_years" | "ss_sum" | "ss_lump" | "ss_basis" | "ss_amount" | "ss_pct" | "ss_months" | "de_estate" | "de_gift" | "de_gift_amt" | "de_home" | "de_retirement" | "in_life" | "in_life_amt";
                assumed?: string;
            };
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What an agreement would mean in one year, with everything that is assumed, as a PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "disclosure.confirmReceipt": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    ownerId: string;
                    version: string;
                };
            };
        };
        responses: {
            /** @description Confirms receipt of the partner's current disclosure */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "jointEntries.state": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agrees: boolean;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Says of a joint entry that the partner listed that it is so, or that it is not so */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAndAsset"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "assets.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List accounts and assets of one partner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAndAsset"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "assets.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountOrAssetCreation"];
            };
        };
        responses: {
            /** @description Add an account or asset */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAndAsset"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "assets.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read an account or asset */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAndAsset"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "assets.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete an account or asset */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "assets.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currency?: components["schemas"]["Currency"];
                    valuationBasis?: components["schemas"]["ValuationBasis"] | null;
                    /** Format: date */
                    valuationDate?: string | null;
                    valuationNote?: string | null;
                    description?: string | null;
                    institution?: string | null;
                    accountNumber?: string | null;
                    beneficiary?: string | null;
                    assetAccountType?: components["schemas"]["AssetAccountType"];
                    accountType?: components["schemas"]["AccountType"] | null;
                    assetType?: components["schemas"]["AssetType"] | null;
                    valueInCents?: number;
                    isJoint?: boolean;
                    userAPercentage?: number | null;
                    userBPercentage?: number | null;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Change an account or asset */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAndAsset"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "assets.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bring back an account or asset that was deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAndAsset"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "vehicles.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List vehicles of one partner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicle"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "vehicles.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VehicleCreation"];
            };
        };
        responses: {
            /** @description Add a vehicle */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicle"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "vehicles.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a vehicle */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicle"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "vehicles.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a vehicle */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "vehicles.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currency?: components["schemas"]["Currency"];
                    valuationBasis?: components["schemas"]["ValuationBasis"] | null;
                    /** Format: date */
                    valuationDate?: string | null;
                    valuationNote?: string | null;
                    vehicleType?: components["schemas"]["VehicleType"];
                    make?: string;
                    model?: string;
                    purchaseYear?: number;
                    purchasePriceInCents?: number;
                    marketValueInCents?: number | null;
                    loanInCents?: number | null;
                    equityInCents?: number | null;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Change a vehicle */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicle"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "vehicles.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bring back a vehicle that was deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicle"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "businesses.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List businesses of one partner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Business"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "businesses.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessCreation"];
            };
        };
        responses: {
            /** @description Add a business */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Business"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "businesses.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a business */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Business"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "businesses.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a business */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "businesses.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currency?: components["schemas"]["Currency"];
                    valuationBasis?: components["schemas"]["ValuationBasis"] | null;
                    /** Format: date */
                    valuationDate?: string | null;
                    valuationNote?: string | null;
                    name?: string;
                    businessType?: components["schemas"]["BusinessType"];
                    ownershipPercentage?: number;
                    valueInCents?: number;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Change a business */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Business"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "businesses.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bring back a business that was deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Business"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "debts.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List debts of one partner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Debt"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "debts.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebtCreation"];
            };
        };
        responses: {
            /** @description Add a debt */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Debt"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "debts.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a debt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Debt"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "debts.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a debt */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "debts.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currency?: components["schemas"]["Currency"];
                    valuationBasis?: components["schemas"]["ValuationBasis"] | null;
                    /** Format: date */
                    valuationDate?: string | null;
                    valuationNote?: string | null;
                    creditor?: string;
                    natureOfDebt?: string | null;
                    yearIncurred?: number;
                    amountDueInCents?: number;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Change a debt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Debt"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "debts.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bring back a debt that was deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Debt"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "realEstates.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List real estate of one partner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RealEstate"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "realEstates.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RealEstateCreation"];
            };
        };
        responses: {
            /** @description Add real estate */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RealEstate"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "realEstates.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read real estate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RealEstate"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "realEstates.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete real estate */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "realEstates.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currency?: components["schemas"]["Currency"];
                    valuationBasis?: components["schemas"]["ValuationBasis"] | null;
                    /** Format: date */
                    valuationDate?: string | null;
                    valuationNote?: string | null;
                    streetAddress?: string;
                    city?: string;
                    state?: string;
                    country?: string;
                    zipcode?: string;
                    purchaseValueInCents?: number;
                    assessedValueInCents?: number;
                    lastAssessmentYear?: number;
                    purchaseYear?: number;
                    mortgagesInCents?: number | null;
                    equityInCents?: number | null;
                    titleHeldInNameOf?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Change real estate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RealEstate"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "realEstates.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bring back real estate that was deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RealEstate"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "incomes.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List incomes of one partner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Income"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "incomes.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IncomeCreation"];
            };
        };
        responses: {
            /** @description Add an income */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Income"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "incomes.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read an income */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Income"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "incomes.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete an income */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "incomes.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currency?: components["schemas"]["Currency"];
                    valuationBasis?: components["schemas"]["ValuationBasis"] | null;
                    /** Format: date */
                    valuationDate?: string | null;
                    valuationNote?: string | null;
                    year?: number;
                    incomeType?: components["schemas"]["IncomeType"];
                    valueInCents?: number;
                    overtimePayInCents?: number | null;
                    tipsInCents?: number | null;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Change an income */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Income"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "incomes.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bring back an income that was deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Income"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "inheritancesTrusts.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List inheritances and trusts of one partner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InheritanceAndTrust"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "inheritancesTrusts.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InheritanceAndTrustCreation"];
            };
        };
        responses: {
            /** @description Add an inheritance or trust */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InheritanceAndTrust"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "inheritancesTrusts.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read an inheritance or trust */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InheritanceAndTrust"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "inheritancesTrusts.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete an inheritance or trust */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "inheritancesTrusts.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currency?: components["schemas"]["Currency"];
                    valuationBasis?: components["schemas"]["ValuationBasis"] | null;
                    /** Format: date */
                    valuationDate?: string | null;
                    valuationNote?: string | null;
                    category?: components["schemas"]["InheritanceCategory"];
                    nameOfTrust?: string;
                    benefactor?: string | null;
                    valueInCents?: number;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Change an inheritance or trust */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InheritanceAndTrust"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "inheritancesTrusts.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bring back an inheritance or trust that was deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InheritanceAndTrust"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "legacyJointProperties.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List legacy joint properties of one partner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyJointProperty"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "legacyJointProperties.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a legacy joint property */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyJointProperty"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "legacyJointProperties.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a legacy joint property */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "legacyJointProperties.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bring back a legacy joint property that was deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyJointProperty"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "evidence.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Files that a financial entry carries, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvidenceFile"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "evidence.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Add a file to a financial entry */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvidenceFile"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "evidence.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a file of a financial entry */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "evidence.content": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                docId: string;
                entryId: string;
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes of a file that a financial entry carries, always to be saved and never shown in place */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documents.generate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Makes the agreement from what both answered and disclosed */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerationRun"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminDocuments.regenerate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Creates the agreement again for a couple, from what both answered and disclosed, for a reason */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerationRun"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documents.readGeneration": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status of creating the agreement, what it is waiting for, and what to confirm */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerationStatus"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documents.readRegenerationStatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the document still says what the couple answered, and who changed what */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegenerationCheck"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documentHistory.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The commits of a document, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Commit"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documentHistory.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                commitAt: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One commit, with its hash and its agreement */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommitWithTree"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documents.confirmFindings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    findings: {
                        key: string;
                        version: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Confirms, for oneself, to generate in spite of what the preflight found */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documentHistory.redline": {
        parameters: {
            query: {
                since: string;
            };
            header?: never;
            path: {
                id: string;
                commitAt: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What differs in a version of the agreement from an earlier one, and why */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreementRedline"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documentHistory.content": {
        parameters: {
            query: {
                format: "PDF" | "DOCX" | "HTML";
                since?: string;
                copy?: "SIGNING" | "WORKING";
            };
            header?: never;
            path: {
                id: string;
                commitAt: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A version of the agreement as a file to be saved, or what differs in it from an earlier one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documentHistory.notes": {
        parameters: {
            query: {
                format: "PDF" | "DOCX" | "HTML";
            };
            header?: never;
            path: {
                id: string;
                commitAt: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What each clause of a version means in plain language, as a file to be saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documents.readViewed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which versions of the agreement one has seen oneself */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewedVersion"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documents.markViewed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date-time */
                    commitAt: string;
                };
            };
        };
        responses: {
            /** @description Says that one has seen a version of the agreement */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewedVersion"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "signing.sheet": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checklist for the day the couple signs in person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningSheet"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "signing.sheetContent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signing-day sheet as a PDF to be saved and printed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "signing.packet": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything that is printed for signing in person, as one PDF to be saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documentFiles.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Files of a document: agreements first, then other documents, each newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentFile"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documentFiles.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                    /**
                     * @default ADDED
                     * @enum {string}
                     */
                    kind?: "ADDED" | "IMPORTED";
                };
            };
        };
        responses: {
            /** @description Add a document, or import an agreement made elsewhere */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentFile"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documentFiles.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a document you added, or, as an admin, an agreement made elsewhere */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documentFiles.content": {
        parameters: {
            query?: {
                download?: "true" | "false";
            };
            header?: never;
            path: {
                id: string;
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes of a file; an agreement is shown in the browser, or saved when `download` is asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "notarizations.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Notarizations of a document, the newest first; those that were given up too */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notarization"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "notarizations.recordScan": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ScanUpload"];
            };
        };
        responses: {
            /** @description Stores the scan of an agreement signed on paper before a notary */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notarization"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "notarizations.readOutlook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What keeps a couple from the notary, online and in person, as shown to a partner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotarizationOutlook"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "notarizations.waitCalendar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The moment at which the state’s wait ends, as a calendar file; 409 while none runs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "notarizations.begin": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begins the notarization of the reviewed commit online */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notarization"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "notarizations.confirmScan": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScanConfirmation"];
            };
        };
        responses: {
            /** @description A partner confirms the scan that they have opened; with both confirmations the agreement is sealed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notarization"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "notarizations.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                nid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes a notarization back that nobody has completed: a scan before both have confirmed it, or one online */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "notarizations.reset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdraws a notarization so another can start; possible until a signer has completed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notarization"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "notarizations.forceReset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotarizationForceReset"];
            };
        };
        responses: {
            /** @description An admin gives a notarization up that nobody else can, until it is sealed, and says why */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notarization"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "notarizations.acknowledgeWarning": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WeddingWarningAcknowledgment"];
            };
        };
        responses: {
            /** @description A partner acknowledges that the wedding is near for the law of their state (D30) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotarizationOutlook"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "notarizations.notifyPartner": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description E-mails the partner that notarization is waiting for their attorney, at most once a day */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotarizationNotice"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminLog.list": {
        parameters: {
            query?: {
                personId?: string;
                documentId?: string;
                action?: string;
                outcome?: "DONE" | "REFUSED";
                day?: string;
                limit?: number;
                after?: string;
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was done and refused, by person, document, action, outcome and day, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogPage"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminLog.exportList": {
        parameters: {
            query?: {
                personId?: string;
                documentId?: string;
                action?: string;
                outcome?: "DONE" | "REFUSED";
                day?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log’s entries of a filter as CSV: kinds, ids and hashes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminLog.verify": {
        parameters: {
            query?: {
                chain?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Verifies a chain now: each entry against its hash, each hash against the one before, each signature */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogVerdict"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminLog.export": {
        parameters: {
            query?: {
                chain?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log of a person or of the program as a file that proves itself */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "auditTrail.timeline": {
        parameters: {
            query?: {
                before?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What happened to a document, in lines that a person reads, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timeline"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "auditTrail.export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole log of a document as a file that proves itself */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "counsel.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The states, and how much of each counsel has read and approved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CounselSummary"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "counsel.readState": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                stateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each text of a state with its citation, and what counsel said of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CounselOfState"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "counsel.exportVerdicts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                stateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verdicts of a state as a table: filled in, it can be imported again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "counsel.record": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                stateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CounselVerdicts"];
            };
        };
        responses: {
            /** @description Records what an attorney said of texts of a state, each by itself; also an imported table */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CounselOutcomes"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "counsel.require": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                stateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isRequired: boolean;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Whether a state is open to new couples only while counsel has approved everything */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CounselSummary"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "counsel.exportLibrary": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                stateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole library of a state as DOCX, to send to an attorney */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "running.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What runs: jobs by queue, mails not delivered, seals that stopped, webhooks by provider, the last backup */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhatRuns"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "running.sealAgain": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notarizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Tries now to seal a notarized agreement that could not be sealed */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SealAgain"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "running.sendMailAgain": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mailId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Sends a mail again that did not arrive, whoever it is for */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "running.runJobsAgain": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                queue: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Gives the jobs of a queue that were given up another round of attempts */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobsAgain"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "vault.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files of a notarized agreement worth keeping, each with its date and hash; empty before notarization */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vault"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "vault.reviewCalendar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                kind: "PROMISED" | "EVENTS";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reviews of one kind that both partners promised, as a calendar file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "vault.content": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One thing in the vault, to be saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "vault.archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything in the vault as one archive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sealCertificates.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate that seals agreements now, and those that this Troth made for itself before it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SealCertificate"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sealCertificates.current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate that seals agreements now, to be added to those that a PDF reader trusts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "auditKeys.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every public key that logs of this Troth were ever signed with, the first one first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditKey"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "purchaseItems.listEvents": {
        parameters: {
            query?: {
                /** @description Which events a list shows. Customer spec §7. */
                filter?: components["schemas"]["EventFilter"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appointments of a client, or those that name an attorney */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "booking.listSlots": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                pid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The times at which a bought service can be booked, or its appointment be moved to */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingChoice"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "booking.book": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                pid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Booking"];
            };
        };
        responses: {
            /** @description Books an appointment: the attorney calls the number */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "booking.shareAnswers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                pid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerSharing"];
            };
        };
        responses: {
            /** @description Lets the attorney of a call about questions read one’s answers until 30 days after it, or takes that back */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "booking.move": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                pid: string;
                eid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Rebooking"];
            };
        };
        responses: {
            /** @description Moves an appointment to another time */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "booking.keepTime": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                pid: string;
                eid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Keeps the time of an appointment for which the attorney offers others */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "booking.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                pid: string;
                eid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancels an appointment; the service stays bought */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "attorneys.listServices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What an attorney offers; the booking link only for people who may book */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttorneyService"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "attorneyHours.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When an attorney takes calls */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttorneyHours"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "attorneyHours.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttorneyHours"];
            };
        };
        responses: {
            /** @description Changes when an attorney takes calls; booked appointments stay */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttorneyHours"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "attorneyHours.readAway": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days on which an attorney is or will be away */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AwayState"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "attorneyHours.replaceAway": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AwayChange"];
            };
        };
        responses: {
            /** @description Changes the days away; booked appointments stay */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AwayState"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "attorneyCalls.list": {
        parameters: {
            query?: {
                /** @description Which events a list shows. Customer spec §7. */
                filter?: components["schemas"]["EventFilter"];
                from?: string;
                until?: string;
                limit?: number;
                after?: string;
                before?: string;
            };
            header?: never;
            path: {
                id: string;
                aid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calls of an attorney, a page of them, by when they begin */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallPage"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "events.complete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
                eid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The meeting took place; only after it began */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "events.noShow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
                eid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client was not there; only after it began */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "events.listSlots": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
                eid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The times to which an appointment could be moved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slot"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "events.offer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
                eid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeOffer"];
            };
        };
        responses: {
            /** @description Offers the client other times; the appointment stays until the client takes one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "attorneyCalls.listSlots": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
                pid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The times that an attorney can offer for a call that is not booked yet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slot"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "attorneyCalls.offer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
                pid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeOffer"];
            };
        };
        responses: {
            /** @description Offers the client times for a call that is not booked yet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallOffer"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "events.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
                eid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppointmentCancellation"];
            };
        };
        responses: {
            /** @description The attorney cancels, and says why; the client books again without limit */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "booking.reschedulePage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of the link by which an appointment is moved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "booking.moveByLink": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    eventStartAt: string;
                };
            };
        };
        responses: {
            /** @description Moves an appointment by its link, which stops working */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "booking.cancelPage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of the link by which an appointment is canceled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "booking.cancelByLink": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancels an appointment by its link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "products.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "purchaseItems.list": {
        parameters: {
            query?: {
                /** @description Category of product. Customer spec §3. */
                category?: components["schemas"]["ProductCategory"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a person bought, was bought, or serves as attorney */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseItem"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "carts.list": {
        parameters: {
            query?: {
                /** @description Which carts a list shows. Customer spec §7. */
                transactionStatus?: components["schemas"]["TransactionStatus"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carts of a person, newest first; `pending` gives the open one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "carts.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartCreation"];
            };
        };
        responses: {
            /** @description Opens a cart, or gives the one that is open */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "carts.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One cart with its items */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "carts.receipt": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt of a paid cart, as PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "cartItems.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                cartId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartItemCreation"];
            };
        };
        responses: {
            /** @description Puts a product into a cart; one that is there already gets the new quantity */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItem"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "cartItems.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                cartId: string;
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes an item out of a cart */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "cartItems.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                cartId: string;
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartItemUpdate"];
            };
        };
        responses: {
            /** @description Changes the quantity or the chosen attorney of an item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItem"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "checkout.start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Checkout"];
            };
        };
        responses: {
            /** @description Opens the payment page for a cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSession"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "checkout.reconcile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment status from the provider, for the return from the payment page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSession"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminPurchases.readBalances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What each account of the ledger holds, and the provider’s balance beside ours */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerBalances"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "admin.listPostings": {
        parameters: {
            query?: {
                kind?: "PAYMENT" | "PAYMENT_HELD" | "FEE" | "REFUND" | "RETURN" | "REFUND_FAILED" | "PAYOUT" | "PAYOUT_REVERSAL" | "DISPUTE" | "DISPUTE_RETURN";
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ledger posting by posting, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerPostingPage"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "admin.listDisputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Payments that buyers’ banks ask back, open ones first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerDispute"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "admin.exportLedger": {
        parameters: {
            query?: {
                since?: string;
                kind?: "PAYMENT" | "PAYMENT_HELD" | "FEE" | "REFUND" | "RETURN" | "REFUND_FAILED" | "PAYOUT" | "PAYOUT_REVERSAL" | "DISPUTE" | "DISPUTE_RETURN";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every cent that was paid, kept, given back or paid out, as CSV; each posting adds up to zero */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "carts.totals": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a cart costs now, with the discount of its code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartTotals"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "carts.addPromoCode": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                cartId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoCode"];
            };
        };
        responses: {
            /** @description Puts a discount code on a cart, in place of the one that is there */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartTotals"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "carts.removePromoCode": {
        parameters: {
            query?: {
                promoCode?: string;
            };
            header?: never;
            path: {
                id: string;
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes the discount code off a cart */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "webhooks.payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Takes a signed delivery of the payment provider */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        received: true;
                    };
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "webhooks.booking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Takes a signed delivery of the booking provider */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        received: true;
                    };
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "webhooks.notary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Takes a signed delivery of the notary provider */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        received: true;
                    };
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sandbox.notaryPage": {
        parameters: {
            query?: {
                empty?: "witness" | "reason";
            };
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sandbox notary, as one signer sees it. Nothing is notarized. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sandbox.notarize": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @enum {string} */
                    action: "TOGETHER" | "APART" | "IDENTIFY_PASS" | "IDENTIFY_FAIL" | "JOIN" | "LEAVE" | "NO_SHOW" | "SIGN" | "DECLINE" | "WITNESS" | "ACKNOWLEDGE" | "REFUSE" | "EXPIRE";
                    witness1?: string;
                    witness2?: string;
                    reason?: string;
                    /**
                     * @default AT_ONCE
                     * @enum {string}
                     */
                    notice?: "AT_ONCE" | "TWICE" | "LATE" | "NEVER";
                };
            };
        };
        responses: {
            /** @description Presses a button at the sandbox notary */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sandbox.checkoutPage": {
        parameters: {
            query?: {
                failure?: "DECLINED" | "INSUFFICIENT_FUNDS" | "REFUSED";
                /** @description How a cart was paid. Customer spec §3. */
                method?: components["schemas"]["PaymentMethod"];
            };
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sandbox payment page. No money moves. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sandbox.pay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * @default 4242
                     * @enum {string}
                     */
                    card?: "3155" | "4242" | "5126" | "9995" | "0002" | "0036";
                    method?: components["schemas"]["PaymentMethod"];
                    /**
                     * @default AT_ONCE
                     * @enum {string}
                     */
                    notice?: "AT_ONCE" | "TWICE" | "LATE" | "NEVER";
                    /** @enum {string} */
                    approval?: "APPROVE" | "REFUSE" | "APPROVE_LATER" | "REFUSE_LATER";
                };
            };
        };
        responses: {
            /** @description Pays at the sandbox payment page with a test card, or at the page of another method */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sandbox.approvalPage": {
        parameters: {
            query?: {
                card?: "3155" | "4242" | "5126" | "9995" | "0002" | "0036";
                /** @description How a cart was paid. Customer spec §3. */
                method?: components["schemas"]["PaymentMethod"];
                notice?: "AT_ONCE" | "TWICE" | "LATE" | "NEVER";
            };
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page on which a bank, Klarna, Afterpay or Cash App asks for consent. No money moves. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sandbox.deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log of what the sandboxes sent to our webhooks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sandbox.sendAgain": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": Record<string, never>;
            };
        };
        responses: {
            /** @description Sends an event of the sandbox to our webhook again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "payouts.readAccount": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
                lawFirmId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account that a law firm is paid to, asked of the payment provider; for its lead and admins */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutAccount"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "payouts.startOnboarding": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
                lawFirmId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the firm’s lead gives the payment provider the firm’s details; creates the account if there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderLink"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "payouts.openDashboard": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
                lawFirmId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the firm’s lead sees at the payment provider what the firm was paid */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderLink"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "discounts.listProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products that allow discounts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "discounts.listCoupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Coupons with what they gave away and what each product would cost, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCoupon"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "discounts.createCoupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponCreation"];
            };
        };
        responses: {
            /** @description Creates a coupon: a percentage or an amount, of all products that allow discounts or of some of them */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCoupon"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "discounts.export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Coupons and their codes as CSV, with what each gave away */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "discounts.listCodes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes of a coupon, with what each gave away */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminDiscountCode"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "discounts.createCode": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscountCodeCreation"];
            };
        };
        responses: {
            /** @description Creates a code of a coupon; its name is unique without regard to case */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminDiscountCode"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "discounts.updateCode": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscountCodeUpdate"];
            };
        };
        responses: {
            /** @description Changes when a code ends, its limit, or whether it is on; its name only before anybody paid with it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminDiscountCode"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminPurchases.list": {
        parameters: {
            query?: {
                search?: string;
                /** @description Payment of a purchase item. Customer spec §3. */
                paymentStatus?: components["schemas"]["PaymentStatus"];
                /** @description Whether the attorney's share was paid out. Customer spec §3. */
                payoutStatus?: components["schemas"]["PayoutStatus"];
                view?: "READY" | "WAITING" | "PAID";
                lawFirmId?: string;
                attorneyId?: string;
                accountState?: "NOT_STARTED" | "INCOMPLETE" | "IN_REVIEW" | "RESTRICTED" | "READY";
                month?: string;
                userId?: string;
                documentId?: string;
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Purchases with their money, what happened last first; by payment, payout, firm, attorney, account, month or person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPurchasePage"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminPurchases.export": {
        parameters: {
            query?: {
                search?: string;
                /** @description Payment of a purchase item. Customer spec §3. */
                paymentStatus?: components["schemas"]["PaymentStatus"];
                /** @description Whether the attorney's share was paid out. Customer spec §3. */
                payoutStatus?: components["schemas"]["PayoutStatus"];
                view?: "READY" | "WAITING" | "PAID";
                lawFirmId?: string;
                attorneyId?: string;
                accountState?: "NOT_STARTED" | "INCOMPLETE" | "IN_REVIEW" | "RESTRICTED" | "READY";
                month?: string;
                userId?: string;
                documentId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purchases of a filter as CSV */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminPurchases.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One purchase with its money, and what a refund or a payout of it is based on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPurchaseItem"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "payouts.pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Payout"];
            };
        };
        responses: {
            /** @description Pays an attorney’s firm for a service, once under its Idempotency-Key; refused with the reason */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPurchaseItem"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "payouts.close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutClosing"];
            };
        };
        responses: {
            /** @description Waives what is still due for a service, with a reason the attorney can read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPurchaseItem"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "payouts.summary": {
        parameters: {
            query: {
                month: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is ready, what is on hold, what was paid in a month, and the provider’s balance next to ours */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutSummary"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminPurchases.previewRefund": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a refund would do: what is left to refund, what ends, and what the firm has at the provider */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundPreview"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adminPurchases.refund": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Refund"];
            };
        };
        responses: {
            /** @description Refunds a purchase, whole or in part, once under its Idempotency-Key; refused with the reason */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPurchaseItem"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "payouts.listItems": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                aid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Services assigned to the attorney, or to the whole firm for its lead, with amounts due and paid */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutItem"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "payouts.readSummary": {
        parameters: {
            query: {
                from: string;
                until: string;
            };
            header?: never;
            path: {
                id: string;
                aid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was earned by calls of a period, and what is due; of the firm for its lead */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Earnings"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "payouts.downloadStatement": {
        parameters: {
            query: {
                year: string;
            };
            header?: never;
            path: {
                id: string;
                aid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was paid in a year, payment by payment, as a PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sandbox.onboardingPage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sandbox page where a firm enters its details. No money moves. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sandbox.onboard": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @enum {string} */
                    answer: "COMPLETE" | "INCOMPLETE" | "RESTRICTED";
                };
            };
        };
        responses: {
            /** @description Ends the sandbox’s onboarding: complete, half done, or refused */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sandbox.dashboardPage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sandbox page on which a firm sees what it was paid. No money moves. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "support.listOwn": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person’s questions to support with the answers, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportTicket"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "support.open": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupportTicketCreation"];
            };
        };
        responses: {
            /** @description Sends a question to the support team; a confirmation comes by mail */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportTicket"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "support.list": {
        parameters: {
            query?: {
                search?: string;
                /** @description The status of a support ticket. */
                status?: components["schemas"]["SupportTicketStatus"];
                limit?: number;
                after?: string;
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All support tickets; open ones come first, the longest waiting before the others */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskTicketPage"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "support.export": {
        parameters: {
            query?: {
                search?: string;
                /** @description The status of a support ticket. */
                status?: components["schemas"]["SupportTicketStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The support tickets of a filter as CSV, without their words */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "support.answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticketId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupportTicketUpdate"];
            };
        };
        responses: {
            /** @description Changes the status of a ticket; a reply is mailed to its author */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportTicket"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "waitlist.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the person is on the waitlist for the agreement for married couples */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostnupWaitlist"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "waitlist.join": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Joins the postnup waitlist (D17); joining again changes nothing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostnupWaitlist"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "waitlist.leave": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Leaves the postnup waitlist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostnupWaitlist"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "waitlist.list": {
        parameters: {
            query?: {
                search?: string;
                stateId?: string;
                limit?: number;
                after?: string;
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everyone on the postnup waitlist, in the order of joining */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostnupWaitlistPage"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "waitlist.export": {
        parameters: {
            query?: {
                search?: string;
                stateId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The postnup waitlist, or those of a filter, as CSV, in the order of joining */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "calendar.readFeed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether there is a secret calendar address; the address itself is returned only when it is created */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeed"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "calendar.makeFeed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Makes the secret calendar address, or replaces it by a new one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeed"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "calendar.revokeFeed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revokes the secret calendar address; it stops working */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeed"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "calendar.download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest safe days of the remaining steps as a calendar file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "calendar.readByToken": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The same calendar, or an attorney’s calls, under its secret address, as calendar programs ask for it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "personalTokens.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Personal access tokens of an attorney or admin, those that ended lately included */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalToken"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "personalTokens.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonalTokenCreation"];
            };
        };
        responses: {
            /** @description Creates a personal access token; its secret is in this answer and nowhere else */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedPersonalToken"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "personalTokens.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                tokenId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revokes a personal access token: it opens nothing from then on */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "webhookEndpoints.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Webhook endpoints of an attorney or admin, the oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "webhookEndpoints.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointCreation"];
            };
        };
        responses: {
            /** @description Creates a webhook endpoint; its secret is in this answer and nowhere else */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "webhookEndpoints.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a webhook endpoint with its deliveries */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "webhookEndpoints.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointUpdate"];
            };
        };
        responses: {
            /** @description Changes a webhook endpoint, and stops or starts its deliveries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "webhookEndpoints.rotateSecret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gives a webhook endpoint a new secret; it is in this answer and nowhere else */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "webhookEndpoints.test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sends a webhook endpoint a test event, once */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "webhookEndpoints.listDeliveries": {
        parameters: {
            query?: {
                limit?: number;
                after?: string;
                before?: string;
            };
            header?: never;
            path: {
                id: string;
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What went to a webhook endpoint in the last 30 days, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "webhookEndpoints.sendAgain": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                endpointId: string;
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sends a delivery again, under the same event id and as often as a new one */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "imports.readMappings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the person has had the columns of bank files read, the last used first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RememberedImportMapping"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "imports.rememberMapping": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportMappingSaving"];
            };
        };
        responses: {
            /** @description Remembers how the columns of files with this head are read: names of columns and choices, no content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RememberedImportMapping"][];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "exchangeRates.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reference rates in use, with their day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatedExchangeRates"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "exchangeRates.overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rates in use, their age, what came of the last look, and rates that wait to be confirmed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeRatesOverview"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "exchangeRates.confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExchangeRatesConfirmation"];
            };
        };
        responses: {
            /** @description Takes rates into use that moved so far that they were held back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeRatesOverview"];
                };
            };
            /** @description Why it could not be done. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "webhook.agreement.created": {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event. The same at each attempt. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in Base64; two of them for a day after a rotation. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgreementCreatedEvent"];
            };
        };
        responses: {
            /** @description Taken; so is any other 2xx. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone for good: the endpoint is disabled. Anything else is tried again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.agreement.version_committed": {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event. The same at each attempt. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in Base64; two of them for a day after a rotation. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgreementVersionCommittedEvent"];
            };
        };
        responses: {
            /** @description Taken; so is any other 2xx. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone for good: the endpoint is disabled. Anything else is tried again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.agreement.approved": {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event. The same at each attempt. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in Base64; two of them for a day after a rotation. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgreementApprovedEvent"];
            };
        };
        responses: {
            /** @description Taken; so is any other 2xx. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone for good: the endpoint is disabled. Anything else is tried again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.agreement.approval_rescinded": {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event. The same at each attempt. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in Base64; two of them for a day after a rotation. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgreementApprovalRescindedEvent"];
            };
        };
        responses: {
            /** @description Taken; so is any other 2xx. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone for good: the endpoint is disabled. Anything else is tried again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.agreement.notarized": {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event. The same at each attempt. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in Base64; two of them for a day after a rotation. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgreementNotarizedEvent"];
            };
        };
        responses: {
            /** @description Taken; so is any other 2xx. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone for good: the endpoint is disabled. Anything else is tried again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.appointment.booked": {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event. The same at each attempt. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in Base64; two of them for a day after a rotation. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppointmentBookedEvent"];
            };
        };
        responses: {
            /** @description Taken; so is any other 2xx. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone for good: the endpoint is disabled. Anything else is tried again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.appointment.moved": {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event. The same at each attempt. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in Base64; two of them for a day after a rotation. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppointmentMovedEvent"];
            };
        };
        responses: {
            /** @description Taken; so is any other 2xx. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone for good: the endpoint is disabled. Anything else is tried again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.appointment.canceled": {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event. The same at each attempt. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in Base64; two of them for a day after a rotation. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppointmentCanceledEvent"];
            };
        };
        responses: {
            /** @description Taken; so is any other 2xx. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone for good: the endpoint is disabled. Anything else is tried again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.payout.made": {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event. The same at each attempt. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in Base64; two of them for a day after a rotation. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutMadeEvent"];
            };
        };
        responses: {
            /** @description Taken; so is any other 2xx. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone for good: the endpoint is disabled. Anything else is tried again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.payout.reversed": {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event. The same at each attempt. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in Base64; two of them for a day after a rotation. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutReversedEvent"];
            };
        };
        responses: {
            /** @description Taken; so is any other 2xx. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone for good: the endpoint is disabled. Anything else is tried again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.endpoint.test": {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event. The same at each attempt. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in Base64; two of them for a day after a rotation. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndpointTestEvent"];
            };
        };
        responses: {
            /** @description Taken; so is any other 2xx. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone for good: the endpoint is disabled. Anything else is tried again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
